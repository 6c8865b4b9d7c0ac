import { firefoxTypist } from './typing/firefox-typist.ts'
import { describeTyping } from './typing/typing-tests.ts'

describeTyping('Firefox', firefoxTypist)
