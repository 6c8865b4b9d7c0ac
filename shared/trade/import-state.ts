/** The steps of an import of a sheet: the states in which each may be taken, and the resulting state. */
export const importSteps = {
  apply: { from: 'planning', makes: 'applying' },
  endApplying: { from: 'applying', makes: 'applied' },
  undo: { from: 'applied', makes: 'undoing' },
  endUndoing: { from: 'undoing', makes: 'undone' },
} as const satisfies Record<string, { from: ImportState; makes: ImportState }>

export const importStates = ['planning', 'applying', 'applied', 'undoing', 'undone'] as const
export type ImportState = (typeof importStates)[number]

/** The days for which an import can be applied after its first row, and undone after its last. */
export const [PLAN_DAYS, UNDO_DAYS] = [1, 7]
