import { expect, onTestFinished, test, vi } from 'vitest'
import { integerAttribute, textAttribute } from '#shared/element/attributes.ts'
import { defineWidget } from '#shared/element/define.ts'
import { fakeElementWidth } from '#shared/testing/fake-layout.ts'
import { mount, type Screen } from '#shared/testing/mount.ts'
import { Link } from '#shared/ui/link.tsx'
import { useCarousel } from './use-carousel.ts'

type Props = { count: number; perView: number; words: string; interval: number }

function Slides({ count, perView, words, interval }: Props) {
  const { root, current, canMove, rotation, go, toggle } = useCarousel({ interval })
  return (
    <section ref={root}>
      <output>{`${current} ${canMove} ${rotation}`}</output>
      <button type="button" onClick={() => go('<')}>
        Previous
      </button>
      <button type="button" onClick={() => go('>')}>
        Next
      </button>
      <button type="button" onClick={() => go(2)}>
        Third
      </button>
      <button type="button" onClick={toggle}>
        Pause
      </button>
      <div data-glide-el="track" style={{ '--per-view': perView, '--motion': '1ms' } as object}>
        <ul>
          {Array.from({ length: count }, (_, index) => index + 1).map(id => (
            <li key={id} data-slide={id}>
              <Link to={{ route: 'product', params: { id } }}>
                {words} {id}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

defineWidget('trade-slides', {
  summary: 'A carousel on its own.',
  component: Slides,
  attributes: {
    count: integerAttribute('', { default: 5 }),
    perView: integerAttribute('', { default: 3 }),
    words: textAttribute('', { default: 'Valve' }),
    interval: integerAttribute('', { default: 0 }),
  },
})

const CLONE = '.glide__slide--clone'

const listOf = ({ element }: Screen): HTMLElement => {
  const list = element.shadowRoot?.querySelector('ul')
  if (!list) throw new Error('There is no list')
  return list
}
const says = (screen: Screen): string | null => screen.getByRole('status').textContent
/** Returns the slides that are not inert, in reading order. */
const reached = (screen: Screen): string[] =>
  [...listOf(screen).children]
    .filter(child => !child.hasAttribute('inert'))
    .map(child => child.textContent.trim())
const clonesIn = (screen: Screen): Element[] => [...listOf(screen).querySelectorAll(CLONE)]
const shows = (screen: Screen, ...slides: string[]): Promise<void> =>
  vi.waitFor(() => expect(reached(screen)).toEqual(slides))

async function moving(attributes = ''): Promise<Screen> {
  const screen = await mount(`<trade-slides ${attributes}></trade-slides>`)
  await vi.waitFor(() => expect(says(screen)).toContain('true'))
  return screen
}

test('is a plain list until Glide loads, and stays one when every slide fits', async () => {
  const bare = await mount('<trade-slides></trade-slides>')
  expect(says(bare)).toBe('0 undefined never')
  expect(bare.getAllByRole('link')).toHaveLength(5)

  fakeElementWidth(900)
  const fits = await mount('<trade-slides count="3"></trade-slides>')
  await vi.waitFor(() => expect(says(fits)).toBe('0 false never'))
  expect(clonesIn(fits)).toEqual([])
})

test('clones are inert, hidden and without ids, and slides out of view are inert', async () => {
  fakeElementWidth(900)
  const screen = await moving()
  const clones = clonesIn(screen)
  expect(clones.length).toBeGreaterThan(0)
  for (const clone of clones) {
    expect([clone.hasAttribute('inert'), clone.getAttribute('aria-hidden')]).toEqual([true, 'true'])
  }
  expect(reached(screen)).toEqual(['Valve 1', 'Valve 2', 'Valve 3'])
  expect(screen.getAllByRole('link')).toHaveLength(3)
})

test('turns in both directions and past both ends, and shows the slides themselves in order', async () => {
  fakeElementWidth(900)
  const screen = await moving()
  const turn = (name: string): Promise<void> => screen.user.click(screen.getByRole('button', { name }))
  await turn('Next')
  await shows(screen, 'Valve 2', 'Valve 3', 'Valve 4')
  await turn('Next')
  await turn('Next')
  await shows(screen, 'Valve 4', 'Valve 5', 'Valve 1')
  expect(says(screen)).toBe('3 true never')
  await turn('Next')
  await turn('Next')
  await shows(screen, 'Valve 1', 'Valve 2', 'Valve 3')
  await turn('Previous')
  await shows(screen, 'Valve 5', 'Valve 1', 'Valve 2')
  await turn('Third')
  await shows(screen, 'Valve 3', 'Valve 4', 'Valve 5')
})

test('a second click during a turn takes effect afterwards', async () => {
  fakeElementWidth(900)
  const screen = await moving()
  screen.getByRole('button', { name: 'Next' }).click()
  screen.getByRole('button', { name: 'Third' }).click()
  await shows(screen, 'Valve 3', 'Valve 4', 'Valve 5')
})

test('links, including those in clones, ask the page first', async () => {
  fakeElementWidth(900)
  const screen = await moving()
  const stay = (event: Event): void => event.preventDefault()
  document.addEventListener('trade-navigate', stay)
  onTestFinished(() => document.removeEventListener('trade-navigate', stay))
  await screen.user.click(screen.getByRole('button', { name: 'Previous' }))
  await shows(screen, 'Valve 5', 'Valve 1', 'Valve 2')
  await screen.user.click(screen.getByRole('link', { name: 'Valve 5' }))
  const clone = clonesIn(screen).find(each => each.textContent?.includes('Valve 2'))
  clone?.querySelector('a')?.click()
  const routed = screen.events.flatMap(({ type, detail }) =>
    type === 'trade-navigate' ? [detail.params] : [],
  )
  expect(routed).toEqual([{ id: '5' }, { id: '2' }])
})

test('arrow keys turn the carousel only when the focus is inside', async () => {
  fakeElementWidth(900)
  const screen = await moving()
  await screen.user.keyboard('{ArrowRight}')
  expect(says(screen)).toBe('0 true never')
  screen.getByRole('link', { name: 'Valve 1' }).focus()
  await screen.user.keyboard('{ArrowRight}')
  await shows(screen, 'Valve 2', 'Valve 3', 'Valve 4')
  expect(screen.element.shadowRoot?.activeElement?.textContent).toBe('Valve 2')
  await screen.user.keyboard('{ArrowLeft}')
  await shows(screen, 'Valve 1', 'Valve 2', 'Valve 3')
})

test('in right-to-left text the left arrow key goes forward', async () => {
  fakeElementWidth(900)
  const screen = await moving()
  listOf(screen).parentElement?.style.setProperty('direction', 'rtl')
  screen.getByRole('link', { name: 'Valve 1' }).focus()
  await screen.user.keyboard('{ArrowLeft}')
  await shows(screen, 'Valve 2', 'Valve 3', 'Valve 4')
})

test('adapts to its width: more slides in view, fewer, or none to move', async () => {
  const room = fakeElementWidth(900)
  const screen = await moving()
  const track = listOf(screen).parentElement
  track?.style.setProperty('--per-view', '2')
  room.resize(500)
  await shows(screen, 'Valve 1', 'Valve 2')
  expect(listOf(screen).querySelector('li')?.style.width).toBe('250px')

  track?.style.setProperty('--per-view', '6')
  room.resize(2000)
  await vi.waitFor(() => expect(says(screen)).toBe('0 false never'))
  expect(clonesIn(screen)).toEqual([])
  expect(reached(screen)).toHaveLength(5)
  expect(listOf(screen).style.transform).toBe('')

  track?.style.setProperty('--per-view', '2')
  room.resize(500)
  await shows(screen, 'Valve 1', 'Valve 2')
})

test('clones follow the changes of their slides', async () => {
  fakeElementWidth(900)
  const screen = await moving()
  await screen.user.click(screen.getByRole('button', { name: 'Previous' }))
  await shows(screen, 'Valve 5', 'Valve 1', 'Valve 2')
  screen.element.setAttribute('words', 'Pump')
  await shows(screen, 'Pump 5', 'Pump 1', 'Pump 2')
  await vi.waitFor(() =>
    expect(clonesIn(screen).every(clone => clone.textContent?.includes('Pump'))).toBe(true),
  )
})

test('a hundred mounts leave no listeners or observers behind', async () => {
  const room = fakeElementWidth(900)
  const listening = new Map<string, number>()
  const counted = (type: string, step: number): void =>
    void listening.set(type, (listening.get(type) ?? 0) + step)
  for (const target of [window, document]) {
    const { addEventListener: add, removeEventListener: remove } = target
    vi.spyOn(target, 'addEventListener').mockImplementation((...given: Parameters<typeof add>) => {
      counted(given[0], 1)
      add.apply(target, given)
    })
    vi.spyOn(target, 'removeEventListener').mockImplementation((...given: Parameters<typeof remove>) => {
      counted(given[0], -1)
      remove.apply(target, given)
    })
  }
  const { element } = await moving('interval="5000"')
  for (let time = 0; time < 100; time++) {
    element.remove()
    await Promise.resolve()
    document.body.append(element)
    await vi.waitFor(() => expect(element.shadowRoot?.querySelector(CLONE) === null).toBe(false), {
      interval: 1,
    })
  }
  element.remove()
  await Promise.resolve()
  expect(room.observedCount()).toBe(0)
  expect(listening.get('visibilitychange')).toBe(0)
  expect(['resize', 'keydown', 'keyup'].map(type => listening.get(type) ?? 0)).toEqual([0, 0, 0])
})
