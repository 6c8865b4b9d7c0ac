import { describe } from 'vitest'
import { chromiumTypist } from './typing/chromium-typist.ts'
import { describeTyping } from './typing/typing-tests.ts'

describe.each([1, 6])('a processor that is %d times slower', slower => {
  describeTyping('Chromium', () => chromiumTypist(slower))
})
