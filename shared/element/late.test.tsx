import { type ReactElement, type ReactNode, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { useHydrating } from '#shared/hydration/use-hydrating.ts'
import { fakeNearness } from '#shared/testing/fake-layout.ts'
import { type Late, LatePlace, late, ServedStylesContext, useLate, useOnTouch } from './late.tsx'

/** A late part that counts clicks, and tells if it is being hydrated. */
function Part() {
  const [clicks, setClicks] = useState(0)
  const isHydrating = useHydrating()
  return (
    <button type="button" data-hydrating={isHydrating} onClick={() => setClicks(clicks + 1)}>
      {`Clicked ${clicks}`}
    </button>
  )
}

const Nothing = () => null

type LatePart = Late<{ Part: () => ReactNode }>

const placeOf = (part: LatePart, when: 'live' | 'near' = 'live') => (
  <LatePlace className="late" of={part} when={when}>
    {({ Part }) => <Part />}
  </LatePlace>
)

function Live({ part }: { part: false | LatePart }) {
  const module = useLate(part)
  return <div className="late">{module && <module.Part />}</div>
}

function Touched({ part, isNeeded = false }: { part: LatePart; isNeeded?: boolean }) {
  const { module, isMissing, touch } = useOnTouch(part, isNeeded)
  return (
    <div className="late" data-missing={isMissing} {...touch}>
      {module && <module.Part />}
    </div>
  )
}

let root: Root | undefined
afterEach(() => root?.unmount())

/** Shows a page as a server has rendered it, and returns functions that let the part come or fail. */
function visit(
  screenOf: (part: LatePart) => ReactElement = placeOf,
  served: { Part: () => ReactNode } = { Part },
) {
  let come = (): void => {}
  let fail = (): void => {}
  const load = vi.fn<LatePart['load']>(
    () =>
      new Promise((resolve, reject) => {
        come = () => resolve({ Part })
        fail = reject
      }),
  )
  const part = late(load)
  // As React marks a promise that it has waited for.
  const loading = Object.assign(Promise.resolve(served), { status: 'fulfilled', value: served })
  const container = document.createElement('div')
  container.innerHTML = renderToString(
    <ServedStylesContext value={() => {}}>{screenOf({ load, loading })}</ServedStylesContext>,
  )
  document.body.append(container)
  root = hydrateRoot(container, screenOf(part))
  const button = () => container.querySelector('button')
  return { container, part, load, button, come: () => come(), fail: () => fail() }
}

const touch = (): unknown =>
  document.querySelector('.late')?.dispatchEvent(new Event('pointerdown', { bubbles: true }))

test.each([
  { name: 'a place', screenOf: placeOf, isServed: true },
  { name: 'a place near the view', screenOf: (part: LatePart) => placeOf(part, 'near'), isServed: true },
  { name: 'useLate', screenOf: (part: LatePart) => <Live part={part} />, isServed: false },
  {
    name: 'useOnTouch, when touched,',
    screenOf: (part: LatePart) => <Touched part={part} />,
    isServed: false,
    act: touch,
  },
  {
    name: 'useOnTouch, when needed,',
    screenOf: (part: LatePart) => <Touched part={part} isNeeded />,
    isServed: false,
  },
])('$name loads a part once, and the server fills only places', async ({ screenOf, isServed, act }) => {
  fakeNearness()
  const { load, button, come } = visit(screenOf)
  expect(button() !== null).toBe(isServed)
  if (act) {
    await new Promise(resolve => setTimeout(resolve))
    expect(load).not.toHaveBeenCalled()
    act()
  }
  await vi.waitFor(() => expect(load).toHaveBeenCalled())
  expect(button() !== null).toBe(isServed)
  come()
  await vi.waitFor(() => expect(button()?.dataset.hydrating).toBe('false'))
  expect(load).toHaveBeenCalledTimes(1)
})

test.each([
  { name: 'a distant place', screenOf: (part: LatePart) => placeOf(part, 'near'), isServed: true },
  { name: 'useLate(false)', screenOf: () => <Live part={false} />, isServed: false },
  {
    name: 'useOnTouch without a touch',
    screenOf: (part: LatePart) => <Touched part={part} />,
    isServed: false,
  },
])('$name loads nothing, and served content stays', async ({ screenOf, isServed }) => {
  const { load, button } = visit(screenOf)
  await new Promise(resolve => setTimeout(resolve, 50))
  expect(load).not.toHaveBeenCalled()
  expect(button() !== null).toBe(isServed)
})

test('served content stays until the part loads, and clicks on it are repeated then', async () => {
  const { load, button, come } = visit()
  const served = button()
  expect(served?.textContent).toBe('Clicked 0')
  await vi.waitFor(() => expect(load).toHaveBeenCalled())
  expect(button()).toBe(served)
  served?.click()
  come()
  await vi.waitFor(() => expect(button()?.textContent).toBe('Clicked 1'))
  expect(button()).toBe(served)
  await vi.waitFor(() => expect(button()?.dataset.hydrating).toBe('false'))
})

test('removes served buttons when the part can’t be loaded', async () => {
  const { container, load, button, fail } = visit()
  await vi.waitFor(() => expect(load).toHaveBeenCalled())
  fail()
  await vi.waitFor(() => expect(button()).toBeNull())
  expect(container.querySelector('.late')).toBeTruthy()
})

test('a needed part that can’t be loaded is reported missing, and a touch tries again', async () => {
  const { container, load, button, come, fail } = visit(part => <Touched part={part} isNeeded />)
  await vi.waitFor(() => expect(load).toHaveBeenCalled())
  fail()
  await vi.waitFor(() => expect(container.querySelector('[data-missing=true]')).toBeTruthy())
  touch()
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2))
  come()
  await vi.waitFor(() => expect(button()).toBeTruthy())
})

test('a part loads even when the server rendered nothing in its place', async () => {
  const { load, button, come } = visit(placeOf, { Part: Nothing })
  await vi.waitFor(() => expect(load).toHaveBeenCalled())
  expect(button()).toBeNull()
  come()
  await vi.waitFor(() => expect(button()?.textContent).toBe('Clicked 0'))
})

test('a part that has loaded once appears at once the next time', async () => {
  const { part, load, button, come } = visit()
  await vi.waitFor(() => expect(load).toHaveBeenCalled())
  come()
  await vi.waitFor(() => expect(button()?.dataset.hydrating).toBe('false'))
  root?.render([<div key="one">{placeOf(part)}</div>, <div key="two">{placeOf(part)}</div>])
  await vi.waitFor(() => expect(document.querySelectorAll('.late button')).toHaveLength(2))
  expect(load).toHaveBeenCalledTimes(1)
})

test('all rows of a list get the part in the same render', async () => {
  const { load, button, come } = visit(part => (
    <>
      {['one', 'two', 'three'].map(name => (
        <Live key={name} part={part} />
      ))}
    </>
  ))
  await vi.waitFor(() => expect(load).toHaveBeenCalled())
  come()
  await vi.waitFor(() => expect(button()).toBeTruthy())
  expect(document.querySelectorAll('.late button')).toHaveLength(3)
  expect(load).toHaveBeenCalledTimes(1)
})
