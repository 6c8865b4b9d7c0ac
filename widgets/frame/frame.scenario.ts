import type { Scenarios } from '#shared/testing/scenario.ts'

export const scenarios: Scenarios = {
  // The user sees nothing inside a frame; frames have their own tests.
  'trade-frame': {
    attributes: '',
    sees: 'The attribute "tag" is missing',
    use: user => user.sees('This part is not set up'),
  },
}
