import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { Company } from '#shared/api/companies.ts'
import type { Item } from '#shared/api/items.ts'
import { $config } from '#shared/config/config.ts'
import { companySchema, itemSchema, type Schema } from './schema.ts'

/** A product or a service, in the head of the page as long as this is rendered. */
export const ItemData = ({ item }: { item: Item }) => <Written of={() => itemSchema(item)} />

/** A company, in the head of the page as long as this is rendered. */
export const CompanyData = ({ company }: { company: Company }) => (
  <Written of={() => companySchema(company)} />
)

function Written({ of }: { of: () => Schema }) {
  // Its addresses are those of the configured storefront.
  useStore($config)
  const json = JSON.stringify(of())
  useEffect(() => {
    const script = document.createElement('script')
    script.type = 'application/ld+json'
    if (!writeInto(script, json)) return undefined
    document.head.append(script)
    return () => script.remove()
  }, [json])
  return null
}

/** For pages that ask for Trusted Types: data is no code, but a script element takes nothing else from anybody. */
type Policies = {
  createPolicy(
    name: string,
    rules: { createScript(text: string): string },
  ): { createScript(text: string): string }
}

let policy: ReturnType<Policies['createPolicy']> | undefined

function writeInto(script: HTMLScriptElement, json: string): boolean {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies }
  try {
    policy ??= trustedTypes?.createPolicy('trade-widgets-data', { createScript: text => text })
    script.text = policy?.createScript(json) ?? json
    return true
  } catch {
    console.error(
      'trade-widgets: structured-data could not be written. Allow the policy trade-widgets-data in trusted-types.',
    )
    return false
  }
}
