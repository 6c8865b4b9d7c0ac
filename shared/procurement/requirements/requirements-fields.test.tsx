import { useState } from 'react'
import { expect, test } from 'vitest'
import { defineWidget } from '#shared/element/define.ts'
import { mount } from '#shared/testing/mount.ts'
import { userActions } from '#shared/testing/user-actions.ts'
import { LABELS, nothingAsked, writeAsked } from '#shared/trade/asked.ts'
import { noRequirements, type Requirements } from '#shared/trade/requirements.ts'
import { RequirementsFields } from './requirements-fields.tsx'

let held = noRequirements

function Fields() {
  const [value, setValue] = useState<Requirements>(held)
  held = value
  return (
    <RequirementsFields value={value} elsewhere={[]} onChange={change => setValue({ ...value, ...change })} />
  )
}

defineWidget('trade-requirements-toy', { summary: 'The fields alone.', component: Fields })

const open = (given: Partial<Requirements> = {}) => {
  held = { ...noRequirements, ...given }
  return mount('<trade-requirements-toy></trade-requirements-toy>')
}

test.each(['Needed by', 'Quote by'])('%s in the year 9999 is marked, with what to do', async label => {
  const { getByLabelText, getByText, queryByText } = await open()
  const advice = 'Write a day up to 2199-12-31, or leave this empty.'
  const field = getByLabelText(label)
  await userActions(document.body).fill(label, '9999-12-31')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(field.getAttribute('aria-describedby')).toBe(getByText(advice).id)
  await userActions(document.body).fill(label, '2026-12-31')
  expect([field.getAttribute('aria-invalid'), queryByText(advice)]).toEqual([null, null])
})

test('a buyer fills in every requirement', async () => {
  const { user, getByLabelText, getByRole, within } = await open()
  const typed = {
    Quantity: '40',
    Unit: 'joint',
    'Your reference or PO number': 'PO 4711',
    'Standard or grade': 'API 5L X65',
    'Size, rating or model': '8" SCH 40',
    'Named place': 'Kerteh',
    'Needed by': '2026-12-31',
    'Quote by': '2026-11-30',
    'Target price': '12.50',
  }
  for (const [label, text] of Object.entries(typed)) await userActions(document.body).fill(label, text)
  await user.selectOptions(getByLabelText('Delivery terms (Incoterms 2020)'), 'DAP')
  await user.selectOptions(getByLabelText('Currency'), 'MYR')
  const wanted = within(getByRole('group', { name: 'Certificates needed' }))
  for (const name of ['Hydrotest', 'EN 10204 3.2', 'EN 10204 3.1', 'EN 10204 3.2'])
    await user.click(wanted.getByRole('checkbox', { name }))
  await user.click(getByRole('checkbox', { name: 'Alternatives accepted' }))
  const lines = writeAsked({ ...nothingAsked, requirements: held })
    .split('\n')
    .slice(1, -1)
  expect(lines).toEqual([
    'Quantity: 40',
    'Unit: joint',
    'Reference: PO 4711',
    'Standard or grade: API 5L X65',
    'Size, rating or model: 8" SCH 40',
    'Incoterms 2020: DAP',
    'Named place: Kerteh',
    'Needed by: 2026-12-31',
    'Quote by: 2026-11-30',
    'Target price: 12.50',
    'Currency: MYR',
    'Certificate: EN 10204 3.1',
    'Certificate: Hydrotest',
    'Alternatives accepted: yes',
  ])
  expect(new Set(lines.map(line => line.slice(0, line.indexOf(':')))).size).toBe(Object.keys(LABELS).length)
})

test('shows values that are in no list, and lets the user remove them', async () => {
  const { user, getByLabelText, getByRole } = await open({
    incoterm: 'DDU',
    currency: 'XYZ',
    certificates: ['API Monogram'],
  })
  expect(getByLabelText('Delivery terms (Incoterms 2020)')).toHaveProperty('value', 'DDU')
  const currency = getByLabelText('Currency')
  expect(currency).toHaveProperty('value', 'XYZ')
  await user.selectOptions(currency, '')
  await user.click(getByRole('checkbox', { name: 'API Monogram', checked: true }))
  expect(held).toEqual({ ...noRequirements, incoterm: 'DDU' })
})

test.each([
  ['has no list of currencies', 'supportedValuesOf'],
  ['has no names of currencies', 'DisplayNames'],
] as const)('where the browser %s, the user types the code', async (_, missing) => {
  const { [missing]: known } = Intl
  Reflect.deleteProperty(Intl, missing)
  try {
    const { user, getByLabelText } = await open()
    await user.type(getByLabelText('Currency'), 'USD')
    expect(held.currency).toBe('USD')
  } finally {
    Reflect.set(Intl, missing, known)
  }
})

test('a target price shows how it is read, and one tap chooses between two readings', async () => {
  const { user, getByLabelText, getByRole, findByText } = await open({ currency: 'EUR' })
  const field = getByLabelText('Target price')
  await userActions(document.body).fill('Target price', '12.500,00')
  await findByText('Read as EUR 12,500.00')
  await userActions(document.body).fill('Target price', '12.500')
  await findByText('12.500 can be read in two ways. Which one do you mean?')
  await user.click(getByRole('button', { name: /EUR\s12\.50/ }))
  await findByText('Read as EUR 12.50')
  expect(held.targetPrice).toBe('12.50')
  expect(getByLabelText('Target price')).toBe(field)
  await user.selectOptions(getByLabelText('Currency'), 'IDR')
  await findByText('Write a number, such as 1250.')
  await userActions(document.body).fill('Target price', '12.500')
  await findByText('Read as IDR 12,500')
})
