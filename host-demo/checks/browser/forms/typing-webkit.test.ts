import { describeTyping } from './typing/typing-tests.ts'
import { webkitTypist } from './typing/webkit-typist.ts'

describeTyping('WebKit', webkitTypist)
