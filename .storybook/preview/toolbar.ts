/** The toolbar's menus. `story` keeps the values that the story itself sets. */
const menus = {
  theme: {
    title: 'Theme',
    icon: 'contrast',
    description: 'Light or dark colours',
    items: { story: 'As the story says', auto: 'As the system', light: 'Light', dark: 'Dark' },
  },
  locale: {
    title: 'Language',
    icon: 'globe',
    description: 'The language of our texts',
    items: { story: 'As the story says', en: 'English', ms: 'Bahasa Melayu' },
  },
  direction: {
    title: 'Direction',
    icon: 'transfer',
    description: 'Text direction',
    items: { story: 'As the story says', ltr: 'Left to right', rtl: 'Right to left' },
  },
  network: {
    title: 'Network',
    icon: 'lightning',
    description: 'How the server answers. The story starts again.',
    items: {
      story: 'As the story says',
      fast: 'Fast (0.1 s)',
      slow: 'Slow (3 s)',
      offline: 'Offline',
      failing: 'Failing (500)',
    },
  },
  session: {
    title: 'Session',
    icon: 'user',
    description: 'Who is signed in',
    items: { story: 'As the story says', in: 'Signed in', out: 'Signed out' },
  },
} as const

type Menus = typeof menus

export type ToolbarGlobals = { [Name in keyof Menus]: keyof Menus[Name]['items'] }

const names = Object.keys(menus) as readonly (keyof Menus)[]

export const globalTypes = Object.fromEntries(
  names.map(name => {
    const { title, icon, description, items } = menus[name]
    const offered = Object.entries(items).map(([value, text]) => ({
      value,
      title: text,
      ...(value === 'story' && { right: title }),
    }))
    return [name, { description, toolbar: { title, icon, items: offered, dynamicTitle: false } }]
  }),
)

export const initialGlobals = Object.fromEntries(names.map(name => [name, 'story']))
