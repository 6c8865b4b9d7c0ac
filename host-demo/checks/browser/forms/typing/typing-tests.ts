import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type HeldScripts, startHeldScripts } from '../../tools/held-scripts.ts'
import { sharedMarket } from '../../tools/market.ts'
import type { Typist } from './typist.ts'

const tries = Number(process.env.RUNS) || 1

/** An empty field of a form with a draft, and a field that a server has filled in. */
const places = {
  message: { path: '/rfqProduct/', tag: 'trade-rfq', field: 'textarea', served: '' },
  'search box': { path: '/search?keyword=pump&try=', tag: 'trade-menu', field: 'input', served: 'pump' },
} as const
type Place = (typeof places)[keyof typeof places]

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.repeat(50)

/**
 * What somebody types while an element becomes live is there afterwards, in its order and with its caret. Scripts wait
 * until the typing has begun, so it always straddles the hydration. `RUNS` is how often each way is tried.
 */
export function describeTyping(name: string, start: () => Promise<Typist>): void {
  const market = sharedMarket()
  let site: HeldScripts
  let typist: Typist
  let pages = 0
  beforeAll(async () => {
    site = await startHeldScripts(market().url)
    typist = await start()
  })
  afterAll(async () => {
    await typist?.close()
    site?.close()
  })

  describe.each(Object.entries(places))(`${name}: %s`, (_, place) => {
    const state = () => typist.evaluate(stateOf, place.tag, place.field)
    const text = async () => (await state()).value

    /** Shows a page without its scripts, with the focus at the end of the field. */
    async function open(): Promise<void> {
      // The page before could wait for so many scripts that the browser has no connection left for another page.
      await typist.leave()
      site.hold()
      pages += 1
      // Each product has its own draft.
      const url = `${site.url}${place.path}${pages}`
      await typist.open(url)
      const begin = () => typist.evaluate(beginIn, place.tag, place.field, url).catch(() => false)
      await expect.poll(begin).toBe(true)
    }

    /** Does something again and again until the element is live, and once more. Returns how often. */
    async function untilLive(act: (time: number) => Promise<unknown>): Promise<number> {
      site.letPass()
      for (let time = 0; ; time++) {
        const { isLive } = await state()
        await act(time)
        if (isLive) return time + 1
      }
    }

    /** Types letters until the element is live. Returns them. */
    const typeUntilLive = async (): Promise<string> =>
      LETTERS.slice(0, await untilLive(time => typist.type(LETTERS[time] ?? '')))

    /** Expects the text with its caret, in the field and in what the element knows. */
    async function expectText(before: string, after = ''): Promise<void> {
      const at = before.length
      expect(await state()).toEqual({
        isLive: true,
        isFocused: true,
        value: before + after,
        start: at,
        end: at,
      })
      await expectKnown(place, before + after)
    }

    async function expectKnown({ tag }: Place, known: string): Promise<void> {
      if (tag === 'trade-rfq')
        await expect.poll(() => typist.evaluate(draftOnDevice, `:${pages}`)).toBe(known)
    }

    const ways: Readonly<Record<string, () => Promise<void>>> = {
      async text() {
        await typist.type('typed early')
        await expectText(`${place.served}typed early${await typeUntilLive()}`)
      },
      async 'text at the caret'() {
        await typist.type('early late')
        for (const _ of ' late') await typist.press('Left')
        await expectText(`${place.served}early${await typeUntilLive()}`, ' late')
      },
      async 'a selection'() {
        await typist.type('one two')
        const end = place.served.length + 'one two'.length
        await typist.evaluate(selectIn, place.tag, place.field, end - 3)
        await untilLive(async () => {})
        expect(await state()).toMatchObject({ value: `${place.served}one two`, start: end - 3, end })
        await typist.type('three')
        await expectText(`${place.served}one three`)
      },
      async 'a composition'() {
        await typist.type('typed ')
        const [begin, proceed, commit] = typist.compose
        await begin()
        await untilLive(async () => {})
        await proceed()
        await commit()
        // The input method of Firefox reaches the page by another way than its keys, which could overtake the commit.
        await expect.poll(text).toBe(`${place.served}typed 漢`)
        await typist.type('!')
        await expectText(`${place.served}typed 漢!`)
      },
      async dictation() {
        const said = place.tag === 'trade-rfq' ? 'Two valves,\nthree pumps. ' : 'Two valves. '
        await typist.evaluate(say, said)
        const times = await untilLive(() => typist.evaluate(say, said))
        await expectText(place.served + said.repeat(times + 1))
      },
      async undo() {
        await typist.type('early')
        await typeUntilLive()
        let shown = await text()
        while (shown !== place.served) {
          const before = shown
          await typist.press('Undo')
          // WebKit undoes in a later task.
          await expect.poll(text).not.toBe(before)
          shown = await text()
          expect(before.startsWith(shown), `“${before}” to “${shown}”`).toBe(true)
        }
        await expectKnown(place, '')
      },
    }

    test.each(Object.entries(ways))('%s', async (_, way) => {
      for (let attempt = 0; attempt < tries; attempt++) {
        await open()
        await way()
      }
    })
  })
}

/** Runs in the page. */
function beginIn(tag: string, selector: string, url: string): boolean {
  const root = document.querySelector(tag)?.shadowRoot
  const field = root?.querySelector<HTMLInputElement>(selector)
  if (location.href !== url || !field || !root?.querySelector('.trade-root[data-served]')) return false
  field.focus()
  field.setSelectionRange(field.value.length, field.value.length)
  return true
}

/** Runs in the page. */
function stateOf(tag: string, selector: string) {
  const root = document.querySelector(tag)?.shadowRoot
  const field = root?.querySelector<HTMLInputElement>(selector)
  return {
    isLive: !root?.querySelector('.trade-root[data-served]'),
    isFocused: root?.activeElement === field,
    value: field?.value ?? '',
    start: field?.selectionStart,
    end: field?.selectionEnd,
  }
}

/** Runs in the page. */
function selectIn(tag: string, selector: string, start: number): void {
  const field = document.querySelector(tag)?.shadowRoot?.querySelector<HTMLInputElement>(selector)
  field?.setSelectionRange(start, field.value.length)
}

/** Runs in the page: inserts text as dictation does, at once and with an event for each of its lines. */
function say(words: string): void {
  document.execCommand('insertText', false, words)
}

/** Runs in the page. */
function draftOnDevice(target: string): string {
  const key = Object.keys(localStorage).find(each => each.includes(':draft:') && each.endsWith(target))
  return key ? (JSON.parse(localStorage.getItem(key) ?? '').values.message ?? '') : ''
}
