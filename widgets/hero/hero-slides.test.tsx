import { expect, test, vi } from 'vitest'
import { fakeElementWidth } from '#shared/testing/fake-layout.ts'
import { mount, type Screen } from '#shared/testing/mount.ts'
import type { Scene } from '#shared/testing/scene.ts'
import './hero.element.ts'

const TAGLINE = 'The ultimate trade enabler for your business'

const hero = (scene: Scene = {}): Promise<Screen> => mount('<trade-hero></trade-hero>', scene)

async function turning(scene: Scene = {}): Promise<Screen> {
  fakeElementWidth(1240)
  const screen = await hero(scene)
  await screen.findByRole('button', { name: 'Pause the slides' })
  return screen
}

test('dots choose a slide; only that slide can be reached, and the heading is always there', async () => {
  const screen = await turning()
  expect(screen.getAllByRole('article')).toHaveLength(1)
  await screen.user.click(screen.getByRole('button', { name: 'Show slide 3 of 3' }))
  await screen.findByRole('heading', { level: 2, name: 'Talent recruiting for oil and gas' })
  expect(screen.getByRole('button', { name: 'Show slide 3 of 3' }).getAttribute('aria-current')).toBe('true')
  expect(screen.queryByRole('button', { name: 'Register Now' })).toBeNull()
  expect(screen.getAllByRole('heading', { level: 1, name: TAGLINE })).toHaveLength(1)
  await screen.user.keyboard('{ArrowRight}')
  await screen.findByRole('button', { name: 'Register Now' })
  expect(screen.getAllByRole('heading', { level: 1, name: TAGLINE })).toHaveLength(1)
})

test('turns by itself until it is paused, and announces slides only then', async () => {
  const screen = await turning()
  const track = screen.element.shadowRoot?.querySelector('.track')
  expect(track?.getAttribute('aria-live')).toBe('off')
  await screen.user.click(screen.getByRole('button', { name: 'Pause the slides' }))
  expect(await screen.findByRole('button', { name: 'Play the slides' })).toBeTruthy()
  expect(track?.getAttribute('aria-live')).toBe('polite')
})

test('under reduced motion, does not turn by itself and has no pause button', async () => {
  vi.spyOn(globalThis, 'matchMedia').mockImplementation(query =>
    Object.assign(new EventTarget(), { matches: query.includes('reduce') } as MediaQueryList),
  )
  fakeElementWidth(1240)
  const screen = await hero()
  await screen.findByRole('button', { name: 'Show slide 2 of 3' })
  expect(screen.queryByRole('button', { name: /the slides/ })).toBeNull()
})
