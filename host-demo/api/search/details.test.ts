import { expect, test } from 'vitest'
import { apartFromDetails } from './details.ts'

test.each([
  ['ball valve 6" 600# WP 5000 psi', 'ball valve', '6in 600lb wp 5000 psi'],
  ['NACE MR0175 gate valve', 'gate valve', 'nace mr0175'],
  ['full body harness with double lanyard', 'full body harness', 'double lanyard'],
  ['flange, weld neck', 'flange', 'weld neck'],
  ['SS 316 needle valve', 'needle valve', 'ss 316'],
  ['gate valve, flanged, A216 WCB', 'gate valve', 'flanged a216 wcb'],
  ['duplex stainless steel mounted ball valve', 'ball valve', 'duplex stainless steel mounted'],
  ['welded steel hot tap', 'welded hot tap', 'steel'],
  ['CF8M', '', 'cf8m'],
  ['BV 2"', 'bv', '2in'],
  ['API 999Z', '', 'api 999z'],
  ['solenoid valve', 'solenoid valve', ''],
])('%s names %j', (keyword, names, details) => {
  expect(apartFromDetails(keyword)).toEqual({
    names: names.split(' ').filter(Boolean),
    details: details.split(' ').filter(Boolean),
  })
})
