import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { Company } from '#shared/api/companies.ts'
import type { Item } from '#shared/api/items.ts'
import { $config } from '#shared/config/config.ts'
import { toJson } from '#shared/storage/to-json.ts'
import { addToHead } from './head.ts'
import { companySchema, itemSchema, type Schema } from './schema.ts'

/** Puts a product or a service into the head of the page while it is rendered. */
export const ItemData = ({ item }: { item: Item }) => <Written of={() => itemSchema(item)} />

/** Puts a company into the head of the page while it is rendered. */
export const CompanyData = ({ company }: { company: Company }) => (
  <Written of={() => companySchema(company)} />
)

function Written({ of }: { of: () => Schema }) {
  // Its addresses are those of the configured storefront.
  useStore($config)
  const json = toJson(of())
  useEffect(() => addToHead(json), [json])
  return null
}
