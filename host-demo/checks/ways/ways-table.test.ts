import { expect, test } from 'vitest'
import { type TriedWay, tableOf } from './ways-table.ts'

const tag = 'script tag'
const way = (host: string, by: string, tried: string[], outcome: string): TriedWay => ({
  host,
  by,
  tried,
  outcome,
})

test('a way has one line for all tests, and failures anywhere are counted and named', () => {
  const table = tableOf([
    way('plain page', tag, ['shows'], 'holds'),
    way('Next.js', 'React component', ['builds', 'shows'], 'FAILS: no heading'),
    way('plain page', tag, ['sends', 'shows'], 'holds'),
    way('plain page', 'script renamed', ['shows'], 'holds'),
    way('MooTools', tag, ['23 elements'], 'not tried'),
    way('plain page', tag, ['changes'], 'not tried'),
  ])
  expect(table.split('\n').slice(1)).toEqual([
    'MooTools    script tag                      not tried',
    'Next.js     React component  builds, shows  FAILS: no heading',
    'plain page  script tag       shows, sends   holds',
    'plain page  script renamed   shows          holds',
    '4 ways: 2 hold, 1 fail, 1 were not tried',
  ])
})
