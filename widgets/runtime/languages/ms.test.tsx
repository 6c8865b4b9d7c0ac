import { useStore } from '@nanostores/react'
import { expect, test } from 'vitest'
import { configure } from '#shared/config/config.ts'
import { signInMessages } from '#shared/dialogs/sign-in.messages.ts'
import { defineWidget } from '#shared/element/define.ts'
import { englishTexts } from '#shared/testing/message-texts.ts'
import { mount } from '#shared/testing/mount.ts'
import { listMessages } from '#shared/ui/ui.messages.ts'
import '../start.ts'
import { ms } from './ms.ts'

const files = import.meta.glob('../../../{shared,widgets}/**/*.messages.ts', { eager: true })

function Greeting() {
  const t = useStore(signInMessages)
  const tList = useStore(listMessages)
  return (
    <p>
      {t['menu.signIn']} {tList.total({ count: 12345 })}
    </p>
  )
}

defineWidget('trade-greeting-toy', { summary: 'Two texts of ours.', component: Greeting })

/** Returns the placeholders of a text, which a translation has to keep. */
function shape(text: string) {
  return {
    isEmpty: text.trim() === '',
    placeholders: text.match(/\{\w+\}/g)?.sort() ?? [],
    paragraphs: text.split('\n').length,
  }
}

test('every translation belongs to a text of ours, and missing ones are listed', () => {
  expect(Object.keys(files).length).toBeGreaterThan(20)
  const keys = Object.keys(englishTexts())
  expect(Object.keys(ms).filter(key => !keys.includes(key))).toEqual([])
  const missing = keys.filter(key => !(key in ms))
  process.stdout.write(
    `Malay: ${missing.length} of ${keys.length} texts are in English. ${missing.join(', ')}\n`,
  )
})

test('every translation has the placeholders and paragraphs of the English text', () => {
  const english = englishTexts()
  for (const [key, text] of Object.entries(ms)) expect(shape(text), key).toEqual(shape(english[key] ?? ''))
})

test('a widget switches to Malay and back as soon as the locale changes', async () => {
  const screen = await mount('<trade-greeting-toy></trade-greeting-toy>')
  await screen.findByText('Sign In Total Records 12,345')
  configure({ locale: 'ms-MY' })
  await screen.findByText('Log Masuk Jumlah Rekod 12,345')
  configure({ locale: 'en' })
  await screen.findByText('Sign In Total Records 12,345')
})

test('a text of the host wins over ours in any language', async () => {
  const screen = await mount('<trade-greeting-toy></trade-greeting-toy>', {
    config: { locale: 'ms', messages: { 'menu.signIn': 'Masuk sini' } },
  })
  await screen.findByText('Masuk sini Jumlah Rekod 12,345')
})
