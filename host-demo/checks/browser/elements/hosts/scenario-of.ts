import { type ElementTag, examples } from '#elements/tags.ts'
import type { Scenario, Scenarios } from '#shared/testing/scenario.ts'

const scenarios: Scenarios = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<Scenarios>('../../../../../widgets/*/*.scenario.ts', {
      eager: true,
      import: 'scenarios',
    }),
  ),
)

export type ElementScenario = Scenario & Required<Pick<Scenario, 'attributes' | 'sees' | 'use'>>

/** Returns the scenario of an element. Without one beside its definition, the user looks for the text of its example. */
export function scenarioOf(tag: ElementTag): ElementScenario {
  const { markup, sees } = examples[tag]
  const given = { attributes: markup, sees, ...scenarios[tag] }
  return { use: user => user.sees(given.sees), ...given }
}
