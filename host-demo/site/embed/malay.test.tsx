import { beforeAll, expect, test, vi } from 'vitest'
import { mount } from '#shared/testing/mount.ts'
import { marketReplies } from '#shared/testing/replies.ts'
import { colourMessages, embedMessages } from './embed.messages.ts'
import './embed.element.ts'

let english: readonly unknown[] = []
const texts = () => [...Object.values(embedMessages.get()), ...Object.values(colourMessages.get())]
beforeAll(() => {
  english = texts()
})

test('the snippet builder has no English text in Malay', async () => {
  const screen = await mount('<trade-embed></trade-embed>', {
    config: { locale: 'ms' },
    replies: marketReplies(),
  })
  await screen.findByRole('heading', { name: 'Benamkan widget' })
  const elements = [...(screen.element.shadowRoot?.querySelectorAll('.choices *, .outcome *') ?? [])]
  const shown = elements.flatMap(each => [each.textContent, each.getAttribute('aria-label')])
  await vi.waitFor(() => expect(shown).toContain('Warna'))
  expect(shown.filter(text => english.includes(text) && !texts().includes(String(text)))).toEqual([])
})
