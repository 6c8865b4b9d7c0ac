import { describe, expect, test } from 'vitest'
import { mount, type Screen } from '#shared/testing/mount.ts'
import { productReply, serviceReply } from '#shared/testing/replies.ts'
import { member } from '#shared/testing/scene.ts'
import './product.element.ts'

const PRODUCT = 'GET /api/public/product/detail'
const SERVICE = 'GET /api/public/service/detail'

const product = '<trade-product product-id="7"></trade-product>'
const pump = productReply({
  name: 'Mud pump',
  pictures: ['/pump-1.svg', '/pump-2.svg', '/pump-3.svg'],
})
const one = { [PRODUCT]: pump }

const shownPicture = (screen: Screen): string =>
  screen.element.shadowRoot?.querySelector<HTMLImageElement>('.gallery > .picture img')?.src ?? ''

const factsIn = (screen: Screen, scope: string): string[][] =>
  [...(screen.element.shadowRoot?.querySelectorAll(`${scope} .facts > div`) ?? [])].map(row =>
    [...row.children].map(cell => cell.textContent ?? ''),
  )

describe('a product', () => {
  test('its breadcrumb leads through its company', async () => {
    const screen = await mount(product, { replies: one })
    await screen.findByRole('heading', { level: 1, name: 'Mud pump' })
    const trail = screen.within(screen.getByRole('navigation', { name: 'You are here' }))
    expect(trail.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', 'https://market.test/'],
      ['Kerteh Flow Control Sdn Bhd', 'https://market.test/company/12'],
    ])
    expect(trail.getByText('Mud pump').closest('li')?.getAttribute('aria-current')).toBe('page')
    expect(screen.network.calls(PRODUCT).map(({ query }) => query)).toEqual([{ productId: '7' }])
  })

  test('shows name, category, short description, company and location, and its facts', async () => {
    const screen = await mount(product, { replies: one })
    await screen.findByRole('heading', { level: 1, name: 'Mud pump' })
    for (const text of [
      'Valves',
      'For isolation in gathering lines and metering skids.',
      'Kerteh, Terengganu',
    ]) {
      expect(screen.getByText(text)).toBeTruthy()
    }
    const key = [...(screen.element.shadowRoot?.querySelectorAll('.key-facts > div') ?? [])]
    expect(key.map(({ textContent }) => textContent)).toEqual([
      'BrandPetraflow',
      'MaterialASTM A105',
      'ConditionNew',
      'Country of OriginMalaysia',
    ])
    const logo = screen.element.shadowRoot?.querySelector<HTMLImageElement>('.company-logo img')
    expect(logo?.src).toBe('https://api.test/pictures/kerteh-logo.svg')
  })

  test('facts of the category stand beside the picture, and those after the eighth in the description', async () => {
    const names = [
      'Nominal size',
      'Class',
      'Ends',
      'Material',
      'Rating',
      'Lowest',
      'Operation',
      'Design',
      'Brand',
      'Bore',
    ]
    const reply = productReply({ facts: names.map(name => [name, `${name} value`] as const) })
    const screen = await mount(product, { replies: { [PRODUCT]: reply } })
    await screen.findByRole('heading', { level: 1 })
    const key = [...(screen.element.shadowRoot?.querySelectorAll('.key-facts dt') ?? [])]
    expect(key.map(({ textContent }) => textContent)).toEqual(names.slice(0, 8))
    expect(factsIn(screen, '.about').slice(-2)).toEqual([
      ['Country of Origin', 'Malaysia'],
      ['Bore', 'Bore value'],
    ])
  })

  test('the tab Description lists the facts', async () => {
    const screen = await mount(product, { replies: one })
    const tabs = await screen.findAllByRole('tab')
    expect(tabs.map(tab => tab.textContent)).toEqual(['Description', 'Company Profile', 'Reviews'])
    expect(factsIn(screen, '.about')).toEqual([
      ['Product Name', 'Mud pump'],
      ['SKU Number', 'BV-0600-150'],
      ['Brand', 'Petraflow'],
      ['Model Number', 'TBV-6D'],
      ['Condition', 'New'],
      ['Material', 'ASTM A105'],
      ['Country of Origin', 'Malaysia'],
    ])
    expect(await screen.findByText('Trunnion mounted, fire safe, with double block and bleed.')).toBeTruthy()
  })

  test('the tab Company Profile writes its date in the format of the locale', async () => {
    const screen = await mount('<trade-product product-id="7" tab="2"></trade-product>', {
      replies: { [PRODUCT]: productReply({ company: { dateIncorporated: '2009-03-12T00:00:00' } }) },
      config: { locale: 'en-GB' },
    })
    const link = await screen.findByRole('link', { name: /kertehflow\.example/ })
    expect(factsIn(screen, '.about').map(([label]) => label)).toEqual([
      'Company Name',
      'Date Incorporated',
      'Country',
      'Website',
    ])
    expect(screen.getByText('12 March 2009')).toBeTruthy()
    expect(link.getAttribute('href')).toBe('https://www.kertehflow.example/')
    expect(link.getAttribute('rel')).toBe('noopener noreferrer')
  })

  test('the tab Reviews shows samples, and says so', async () => {
    const screen = await mount(product, { replies: one })
    await screen.findByRole('heading', { level: 1 })
    await screen.user.click(await screen.findByRole('tab', { name: 'Reviews' }))
    expect(await screen.findByRole('heading', { name: 'Sample reviews' })).toBeTruthy()
    expect(screen.getByText(/They are not about this item/)).toBeTruthy()
    expect(screen.getAllByRole('img', { name: /of 5 stars/ })).toHaveLength(3)
  })

  test('the tab attribute of the host wins over the choice of the reader', async () => {
    const screen = await mount(product, { replies: one })
    await screen.findByRole('heading', { level: 1 })
    await screen.user.click(await screen.findByRole('tab', { name: 'Reviews' }))
    await screen.findByRole('heading', { name: 'Sample reviews' })
    screen.element.setAttribute('tab', '2')
    expect(await screen.findByText('Date Incorporated')).toBeTruthy()
    expect(screen.element.outerHTML).toBe('<trade-product product-id="7" tab="2"></trade-product>')
  })
})

test('a service has its own name, number and quotation link', async () => {
  const screen = await mount('<trade-service service-id="9"></trade-service>', {
    replies: { [SERVICE]: serviceReply({ id: 9, name: 'Thickness survey' }) },
    user: member(),
  })
  await screen.findByRole('heading', { level: 1, name: 'Thickness survey' })
  expect(screen.network.calls(SERVICE).map(({ query }) => query)).toEqual([{ serviceId: '9' }])
  expect(factsIn(screen, '.about')).toEqual([
    ['Service Name', 'Thickness survey'],
    ['Service Number', 'NDT-014'],
  ])
  const quotation = screen.getByRole('link', { name: 'Request Quotation' })
  expect(quotation.getAttribute('href')).toBe('https://market.test/rfqService/9')
})

describe('pictures', () => {
  test('the default one comes first, and another shows on hover or click', async () => {
    const screen = await mount(product, { replies: one })
    const [first, second, third] = await screen.findAllByRole('button', { name: /Show picture/ })
    expect(shownPicture(screen)).toBe('https://api.test/pump-1.svg')
    expect(screen.getByRole('img', { name: 'Mud pump, picture 1 of 3' })).toBeTruthy()
    if (!first || !second || !third) throw new Error('Three thumbnails were expected')

    await screen.user.hover(second)
    // React renders later after a hover than after a click.
    await expect.poll(() => shownPicture(screen)).toBe('https://api.test/pump-2.svg')
    await screen.user.click(third)
    expect(shownPicture(screen)).toBe('https://api.test/pump-3.svg')
    expect(third.getAttribute('aria-current')).toBe('true')
  })

  test('the thumbnails are one tab stop, and arrow keys, Home and End wrap around', async () => {
    const screen = await mount(product, { replies: one })
    const thumbnails = await screen.findAllByRole('button', { name: /Show picture/ })
    expect(thumbnails.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1])
    thumbnails[0]?.focus()
    const steps = [
      ['{ArrowRight}', 2],
      ['{ArrowDown}', 3],
      ['{ArrowRight}', 1],
      ['{ArrowLeft}', 3],
      ['{Home}', 1],
      ['{End}', 3],
      ['{ArrowUp}', 2],
    ] as const
    for (const [key, number] of steps) {
      await screen.user.keyboard(key)
      expect(shownPicture(screen)).toBe(`https://api.test/pump-${number}.svg`)
    }
    expect(thumbnails.map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1])
  })

  test('a single picture has no thumbnails, and a product without pictures says so', async () => {
    const screen = await mount(product, { replies: { [PRODUCT]: productReply({ pictures: ['/a.svg'] }) } })
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('button', { name: /Show picture/ })).toBeNull()

    const bare = await mount('<trade-product product-id="8"></trade-product>', {
      replies: { [PRODUCT]: productReply({ id: 8, name: 'Gasket', pictures: [] }) },
    })
    expect(await bare.findByText('No picture of Gasket')).toBeTruthy()
    expect(shownPicture(bare)).toBe('')
  })
})
