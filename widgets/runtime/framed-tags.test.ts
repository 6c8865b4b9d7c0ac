import { expect, test } from 'vitest'
import { framedTags } from '#shared/frame/protocol.ts'
import { elements } from './elements.ts'

test('every element that stands in a page may stand in a frame', () => {
  const others = Object.keys(elements).filter(tag => !framedTags.some(each => each === tag))
  const dialogs = ['trade-login', 'trade-recovery', 'trade-register']
  expect(others.sort()).toEqual(['trade-browser-notice', 'trade-config', 'trade-frame', ...dialogs])
})
