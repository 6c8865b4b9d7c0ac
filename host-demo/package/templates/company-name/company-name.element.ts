import { idAttribute } from '#shared/element/attributes.ts'
import { defineWidget } from '#shared/element/define.ts'
import { CompanyName } from './company-name.tsx'

export const tradeCompanyName = defineWidget('trade-company-name', {
  summary: 'The name and registration number of a company.',
  example: 'company-id="1"',
  sees: 'Kemaman Valve Works Sdn Bhd',
  component: CompanyName,
  attributes: { companyId: idAttribute('The company.', { required: true }) },
  shows: ['record'],
  slots: { empty: 'Shown when there is no such company.' },
})
