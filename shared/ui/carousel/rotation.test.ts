import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { type RotationState, startRotation } from './rotation.ts'

const INTERVAL = 7000

let wantsLess = false
const motion = Object.defineProperty(new EventTarget(), 'matches', { get: () => wantsLess })
let root: HTMLElement
let turns = 0
let state: RotationState | undefined

beforeEach(() => {
  vi.useFakeTimers()
  wantsLess = false
  turns = 0
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue(motion as MediaQueryList)
  root = document.createElement('section')
  root.innerHTML =
    '<button>Pause</button><div data-glide-el="track"><h1 tabindex="-1">Title</h1><a href="/x">Step</a></div>'
  document.body.append(root)
})

function start() {
  const rotation = startRotation(root, {
    interval: INTERVAL,
    next: () => {
      turns += 1
    },
    onChange: next => {
      state = next
    },
  })
  onTestFinished(rotation.end)
  return rotation
}

const turnsIn = (intervals: number): number => {
  const before = turns
  vi.advanceTimersByTime(intervals * INTERVAL)
  return turns - before
}
const tell = (type: string): void => void root.dispatchEvent(new Event(type))

test('turns at each interval until it ends', () => {
  const rotation = start()
  expect(turnsIn(3)).toBe(3)
  rotation.end()
  expect(turnsIn(3)).toBe(0)
  tell('pointerleave')
  expect(turnsIn(3)).toBe(0)
})

test('turning by hand restarts the interval', () => {
  const rotation = start()
  vi.advanceTimersByTime(INTERVAL - 1)
  rotation.restart()
  vi.advanceTimersByTime(INTERVAL - 1)
  expect(turns).toBe(0)
})

test('waits while a pointer or a finger is on it', () => {
  start()
  tell('pointerenter')
  expect(turnsIn(3)).toBe(0)
  tell('pointerleave')
  expect(turnsIn(1)).toBe(1)
  expect(state).toBe('on')
})

test('waits while the keyboard focus is inside', () => {
  start()
  root.querySelector('button')?.focus()
  expect(turnsIn(3)).toBe(0)
  root.querySelector('button')?.blur()
  expect(turnsIn(1)).toBe(1)
})

test('waits while a control in a slide has the focus', () => {
  start()
  root.querySelector('a')?.focus()
  expect(turnsIn(3)).toBe(0)
  root.querySelector('a')?.blur()
  expect(turnsIn(1)).toBe(1)
})

test('Pause lasts until Play, which works wherever the pointer and the focus are', () => {
  const rotation = start()
  rotation.toggle()
  expect(state).toBe('paused')
  tell('pointerenter')
  tell('pointerleave')
  expect(turnsIn(3)).toBe(0)
  tell('pointerenter')
  rotation.toggle()
  expect(state).toBe('on')
  expect(turnsIn(1)).toBe(1)
})

test('waits while its tab is hidden', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  start()
  expect(turnsIn(3)).toBe(0)
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(turnsIn(1)).toBe(1)
})

test('never turns by itself under reduced motion, and follows a change of that setting', () => {
  wantsLess = true
  start()
  expect(state).toBe('never')
  expect(turnsIn(3)).toBe(0)
  wantsLess = false
  motion.dispatchEvent(new Event('change'))
  expect(state).toBe('on')
  expect(turnsIn(1)).toBe(1)
})
