import { describe, expect, test } from 'vitest'
import { keywordWords, wordsOf } from './words.ts'

describe('the words of a keyword', () => {
  const cases: [keyword: string, words: string[]][] = [
    ['ball valve', ['ball', 'valve']],
    ['  Ball\tVALVE ball ', ['ball', 'valve']],
    ['8"', ['8in']],
    ['8 inch', ['8in']],
    ['8″ pipe', ['8in', 'pipe']],
    ['600#', ['600lb']],
    ['600 lb', ['600lb']],
    ['Class 600', ['600lb']],
    ['1/2"', ['0p5in']],
    ['1½"', ['1p5in']],
    ['6.625"', ['6p625in']],
    ['6-5/8 in', ['6p625in']],
    ['8 1/2 bit', ['8p5', 'bit']],
    ['sch 40 1/2"', ['sch', '40', '0p5in']],
    ['1/2 NPT', ['0p5in', 'npt']],
    ['sch 80 NPT', ['sch', '80', 'npt']],
    ['Class 800 NPT', ['800lb', 'npt']],
    ['11/33 kV', ['11f33', 'kv']],
    ['8-inch', ['8in']],
    ['NPS 8', ['8in']],
    ['DN200', ['8in']],
    ['DN 80', ['3in']],
    ['DN10', ['0p375in']],
    ['50 mm NB', ['2in']],
    ['Classes 150', ['150lb']],
    ['class 1', ['class', '1']],
    ['DN 7', ['dn', '7']],
    ['CL600', ['600lb']],
    ['#600', ['600lb']],
    ['600 class', ['600lb']],
    ['25kgs', ['25', 'kg']],
    ['5 tonnes', ['5', 'ton']],
    ['10k BOP', ['10000', 'psi', 'bop']],
    ['4"x2"', ['4in', '2in']],
    ['ASTM A-106 GrB', ['astm', '106', 'gr', 'b']],
    ['A106B', ['a106', 'gr', 'b']],
    ['SS316', ['ss', '316']],
    ['316SS', ['316', 'ss']],
    ['316L', ['316l']],
    ['beli paip', ['paip']],
    ['1,000 psi', ['1000', 'psi']],
    ['ASTMA106', ['astm', 'a106']],
    ['six inch', ['6in']],
    ['twelve-inch', ['12in']],
    ['six sigma', ['six', 'sigma']],
    ['API 6D', ['api', '6d']],
    ['A106', ['a106']],
    ['café', ['cafe']],
    ['the valve', ['valve']],
    ['the', ['the']],
    [`'; drop table item; --`, ['drop', 'table', 'item']],
    ['& | ! <-> :* \\ ()', []],
    ['\u0000\ud800', []],
    ['管 弁', ['管', '弁']],
  ]
  test.each(cases)('%j', (keyword, words) => {
    expect(keywordWords(keyword)).toEqual(words)
  })

  test('are at most twelve, with at most 200 characters', () => {
    expect(keywordWords(Array.from({ length: 50 }, (_, at) => `w${at}`).join(' '))).toHaveLength(12)
    expect(keywordWords('x'.repeat(5000))).toEqual(['x'.repeat(200)])
  })
})

describe('the words of a text', () => {
  test.each([
    ['8"', ['8in', '8']],
    ['600#', ['600lb', '600', 'class']],
    ['A106', ['a106', 'a', '106']],
    ['A 106', ['a', '106', 'a106']],
    ['API 6D', ['api', '6d', '6', 'd', 'api6d']],
    ['API6D', ['api6d', 'api', '6d']],
  ])('%s is found in every common spelling', (text, words) => {
    expect(wordsOf(text)).toEqual(words)
  })
})
