/** Helpers for the tests of this folder: categories with facts, and the replies of an import. */

import type { CategoryFact, FactsOfCategory } from '../items/item-calls.ts'
import type { PlannedRow, SheetImport } from './catalogue-calls.ts'

const fact = (key: string, name: string, given: Partial<CategoryFact> = {}): CategoryFact => ({
  key,
  name,
  names: {},
  kind: 'text',
  unit: '',
  values: [],
  ...given,
})

const size = fact('size', 'Nominal size', {
  names: { ms: 'Saiz nominal' },
  kind: 'number',
  unit: 'nps',
  values: ['2"', '4"', '6"'],
})

export const categories: FactsOfCategory[] = [
  {
    id: 4,
    kind: 'product',
    name: 'Gate Valves',
    parent: 'Valves',
    facts: [
      size,
      fact('class', 'Pressure class', {
        names: { ms: 'Kelas tekanan' },
        kind: 'choice',
        values: ['150#', '300#'],
      }),
      fact('end', 'Ends', { kind: 'choice', values: ['RF', 'RTJ', 'BW'] }),
      fact('seat', 'Seat'),
    ],
  },
  {
    id: 6,
    kind: 'product',
    name: 'Pipe',
    parent: null,
    facts: [
      { ...size, name: 'Size' },
      fact('length', 'Length', { kind: 'number', unit: 'mm', values: ['6 m', '12 m'] }),
      fact('pressure', 'Working pressure', { kind: 'number', unit: 'bar', values: ['16 bar'] }),
      fact('seat-ring', 'Seat'),
    ],
  },
  { id: 90, kind: 'service', name: 'Inspection', parent: null, facts: [fact('crew', 'Crew')] },
]

export const planned = (given: Partial<PlannedRow> = {}): PlannedRow => ({
  row: 2,
  action: 'create',
  itemId: null,
  name: 'Gate valve',
  changes: [],
  faults: [],
  remarks: [],
  candidates: [],
  values: [],
  ...given,
})

export const sheetImport = (given: Partial<SheetImport> = {}): SheetImport => ({
  id: 12,
  kind: 'product',
  file: 'stock.csv',
  columns: ['SKU', 'Name', 'Size'],
  state: 'planning',
  counts: { create: 1, change: 1, same: 1, choose: 1, fault: 1 },
  done: 0,
  total: 2,
  left: 0,
  createdAt: '2026-03-02T08:30:00.000Z',
  undoUntil: null,
  by: 'Daniel Lim',
  ...given,
})
