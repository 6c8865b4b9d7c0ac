import { expect, test, vi } from 'vitest'
import { enumAttribute, textAttribute } from '#shared/element/attributes.ts'
import { defineWidget } from '#shared/element/define.ts'
import { mount, type Screen } from '#shared/testing/mount.ts'
import { CompanyLogo, Picture } from './picture.tsx'

type Props = { as: 'picture' | 'company-logo'; src: string; other: string }

defineWidget('trade-framed', {
  summary: 'A picture on its own.',
  component: ({ as, src, other }: Props) =>
    as === 'picture' ? (
      <Picture src={src} alt="A valve" hoverSrc={other} />
    ) : (
      <CompanyLogo name="kemaman Valve Works" logo={src} />
    ),
  attributes: {
    as: enumAttribute('', ['picture', 'company-logo'], { default: 'picture' }),
    src: textAttribute(''),
    other: textAttribute(''),
  },
})

const imagesIn = ({ element }: Screen): HTMLImageElement[] => [
  ...(element.shadowRoot?.querySelectorAll('img') ?? []),
]
const fail = (image: HTMLImageElement | undefined): void => void image?.dispatchEvent(new Event('error'))

test('reserves its space, loads lazily and sends no referrer', async () => {
  const screen = await mount('<trade-framed src="https://api.test/a.png"></trade-framed>')
  const [image] = imagesIn(screen)
  expect(image?.alt).toBe('A valve')
  expect(image?.getAttribute('loading')).toBe('lazy')
  expect(image?.getAttribute('referrerpolicy')).toBe('no-referrer')
  expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['400', '300'])
})

test('shows a drawing when there is no picture, and keeps the text for screen readers', async () => {
  const screen = await mount('<trade-framed></trade-framed>')
  expect(imagesIn(screen)).toEqual([])
  expect(screen.element.shadowRoot?.querySelector('.no-picture svg')).toBeTruthy()
  expect(screen.getByText('A valve')).toBeTruthy()
})

test('shows the drawing when a picture fails, and tries the next picture', async () => {
  const screen = await mount('<trade-framed src="https://api.test/gone.png"></trade-framed>')
  fail(imagesIn(screen)[0])
  await vi.waitFor(() => expect(imagesIn(screen)).toEqual([]))
  expect(screen.element.shadowRoot?.querySelector('.no-picture svg')).toBeTruthy()

  screen.element.setAttribute('src', 'https://api.test/b.png')
  await vi.waitFor(() => expect(imagesIn(screen)[0]?.src).toBe('https://api.test/b.png'))
})

test('the second picture covers the first, has no text, and goes when it fails', async () => {
  const screen = await mount(
    '<trade-framed src="https://a.test/1.png" other="https://a.test/2.png"></trade-framed>',
  )
  expect(imagesIn(screen).map(({ alt }) => alt)).toEqual(['A valve', ''])
  fail(imagesIn(screen)[1])
  await vi.waitFor(() => expect(imagesIn(screen)).toHaveLength(1))
})

test.each(['', 'https://a.test/1.png'])('shows no second picture for %j', async other => {
  const screen = await mount(`<trade-framed src="https://a.test/1.png" other="${other}"></trade-framed>`)
  expect(imagesIn(screen)).toHaveLength(1)
})

test('shows the logo of a company, or its initials when there is none or it fails', async () => {
  const screen = await mount('<trade-framed as="company-logo" src="https://a.test/logo.png"></trade-framed>')
  fail(imagesIn(screen)[0])
  expect((await screen.findByText('KV')).getAttribute('aria-hidden')).toBe('true')
})
