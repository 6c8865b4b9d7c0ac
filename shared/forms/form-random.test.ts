import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endSession, keepUser } from '#shared/session/session.ts'
import {
  CREATED,
  failing,
  fileNamed,
  member,
  type SampleForm,
  sampleForm,
  settled,
} from '#shared/testing/sample-form.ts'
import { seed } from '#shared/testing/seed.ts'
import { drafts } from './drafts.ts'
import { attachmentName } from './submitter.ts'

/**
 * Simulates a hurried user, a bad line, and a server that recognises a repeat by its key. In any order, each content
 * becomes at most one row, any content reported as sent is a row, and content that is no row is still in the form.
 */
test('random schedules leave one row for each content', async () => {
  const property = fc.asyncProperty(fc.gen(), follow)
  await fc.assert(property, { numRuns: 100, seed })
})

async function follow(any: fc.GeneratorValue): Promise<void> {
  const chance = (sides: number) => any(fc.nat, { max: sides - 1 })
  localStorage.clear()
  const rows = new Map<string, string>()
  const confirmed: string[] = []
  const leftBehind: SampleForm['creates'] = []
  const seen = new Set<unknown>()
  let texts = 0
  let sample = freshPage()

  function freshPage(): SampleForm {
    keepUser(member(1))
    const page = sampleForm()
    page.form.observe({
      sent: (_, { values, file }) => confirmed.push(`${values.message} ${attachmentName(file)}`),
    })
    return page
  }

  function write(): void {
    texts += 1
    sample.form.change('subject', 'Valves')
    sample.form.change('message', `Text ${texts}`)
  }

  function save(key: string, row: string): void {
    if (!rows.has(key)) rows.set(key, row)
  }

  function answerCreates(outcomes: number): void {
    for (const call of [...leftBehind, ...sample.creates]) {
      if (seen.has(call)) continue
      seen.add(call)
      const outcome = chance(outcomes)
      const { values, context } = call
      if (outcome < 3) save(context.idempotencyKey, `${values.message} ${context.fileName}`)
      if (outcome < 2) call.answer(CREATED)
      else if (outcome === 4) call.fail(failing('server', 500))
      else call.fail(failing(chance(2) ? 'timeout' : 'offline'))
    }
  }

  function answerOthers(mayFail: boolean): void {
    for (const call of [...sample.uploads, ...sample.notifies]) {
      if (seen.has(call)) continue
      seen.add(call)
      if (mayFail && chance(3) === 0) call.fail(failing('timeout'))
      else if ('file' in call) call.answer('stored.pdf')
      else call.answer()
    }
  }

  const deeds: (() => unknown)[] = [
    () => sample.form.submit(),
    () => sample.form.submit(),
    () => sample.form.confirm(),
    () => sample.form.confirm(),
    () => sample.form.retry(),
    () => chance(3) === 0 && sample.form.decline(),
    () => chance(3) === 0 && sample.form.cancelUpload(),
    () => sample.form.acknowledge(),
    () => void sample.form.chooseFile(fileNamed('offer.pdf')),
    () => sample.form.removeFile(),
    () => chance(6) === 0 && write(),
    () => answerCreates(5),
    () => answerCreates(5),
    () => answerOthers(true),
    () => answerOthers(true),
    () => chance(3) === 0 && endSession(),
    () => keepUser(member(1)),
    () => {
      if (chance(6) > 0) return
      // The page closes in the middle of its work. A request on its way may still be saved.
      sample.form.dispose()
      leftBehind.push(...sample.creates)
      drafts.reload()
      sample = freshPage()
    },
    settled,
    settled,
  ]

  write()
  const steps = any(fc.integer, { min: 1, max: 200 })
  for (let step = 0; step < steps; step++) {
    await deeds[chance(deeds.length)]?.()
    const { at } = sample.form.$state.get()
    const inFlight = sample.creates.filter(call => !seen.has(call))
    expect(inFlight.length).toBeLessThanOrEqual(1)
    const { message } = sample.form.$values.get()
    // The form is empty only if its content was saved, or reported as sent.
    if (message === '') expect([...rows.values()].join()).toContain(`Text ${texts} `)
    else expect(message).toBe(`Text ${texts}`)
    if (at === 'sent') sample.form.acknowledge()
    if (at === 'sent' || message === '') write()
  }
  // The line works again, so a patient user gets the content through.
  const told = confirmed.length
  for (let round = 0; round < 12 && confirmed.length === told; round++) {
    sample.form.submit()
    sample.form.confirm()
    sample.form.retry()
    answerCreates(2)
    answerOthers(false)
    await settled()
  }
  expect(confirmed.length).toBe(told + 1)
  const stored = [...rows.values()]
  expect(new Set(stored).size).toBe(stored.length)
  expect(stored).toEqual(expect.arrayContaining(confirmed))
  sample.form.dispose()
}
