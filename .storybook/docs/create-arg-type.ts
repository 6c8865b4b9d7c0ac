import type { StrictInputType } from 'storybook/internal/csf'

type DescribedMember = { name: string; description: string; type?: { text: string }; default?: string }

const titles = {
  attribute: 'Attributes',
  property: 'Properties',
  method: 'Methods',
  event: 'Events',
  slot: 'Slots',
  part: 'Parts, for ::part()',
  token: 'Tokens',
}

export function createArgType(
  category: keyof typeof titles,
  key: string,
  { name, description, type, default: usual }: DescribedMember,
): [string, StrictInputType] {
  return [
    category === 'attribute' ? key : `${category} ${key}`,
    {
      name,
      description,
      control: false,
      table: {
        category: titles[category],
        ...(type && { type: { summary: type.text } }),
        ...(usual !== undefined && { defaultValue: { summary: usual } }),
      },
    } as StrictInputType,
  ]
}
