import { beforeAll, describe, expect, test, vi } from 'vitest'
import { setPace } from '#shared/api/pace.ts'
import { keepUser, signOut } from '#shared/session/session.ts'
import { mount, type Screen } from '#shared/testing/mount.ts'
import { fault, inTurn, json, later } from '#shared/testing/network.ts'
import { productReply, serviceReply, tendersReply } from '#shared/testing/replies.ts'
import { member } from '#shared/testing/scene.ts'
import { chooseTab } from '#shared/testing/tabs.ts'
import './product.element.ts'

const PRODUCT = 'GET /api/public/product/detail'
const SERVICE = 'GET /api/public/service/detail'
const TENDERS = 'GET /api/public/rfqtender/list'

const product = '<trade-product product-id="7"></trade-product>'
const pump = productReply({
  name: 'Mud pump',
  pictures: ['/pump-1.svg', '/pump-2.svg', '/pump-3.svg'],
})
const one = { [PRODUCT]: pump }

const shownPicture = (screen: Screen): string =>
  screen.element.shadowRoot?.querySelector<HTMLImageElement>('.gallery > .picture img')?.src ?? ''

/** Labels and values of all tables of facts in view. */
const factsIn = (screen: Screen, scope: string): string[][] =>
  [...(screen.element.shadowRoot?.querySelectorAll(`${scope} .facts > div`) ?? [])].map(row =>
    [...row.children].map(cell => cell.textContent ?? ''),
  )

beforeAll(() => setPace({ retryDelay: 1 }))

describe('a product', () => {
  test('its way home leads over its company', async () => {
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

  test('name, category, short description, facts, company and location', async () => {
    const screen = await mount(product, { replies: one })
    await screen.findByRole('heading', { level: 1, name: 'Mud pump' })
    for (const text of [
      'Valves',
      'For isolation in gathering lines and metering skids.',
      'Kerteh, Terengganu',
    ]) {
      expect(screen.getByText(text)).toBeTruthy()
    }
    expect(factsIn(screen, '.summary')).toEqual([
      ['Model', 'TBV-6D'],
      ['Material', 'ASTM A105'],
      ['Condition', 'New'],
      ['Origin', 'Malaysia'],
    ])
    const logo = screen.element.shadowRoot?.querySelector<HTMLImageElement>('.monogram img')
    expect(logo?.src).toBe('https://api.test/pictures/kerteh-logo.svg')
  })

  test('the tab Description', async () => {
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

  test('the tab Company Profile, its date as the locale writes it', async () => {
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

  test('the tab Reviews holds samples, and says so', async () => {
    const screen = await mount(product, { replies: one })
    await screen.findByRole('heading', { level: 1 })
    await chooseTab(screen, 'Reviews')
    expect(await screen.findByRole('heading', { name: 'Sample reviews' })).toBeTruthy()
    expect(screen.getByText(/They are not about this item/)).toBeTruthy()
    expect(screen.getAllByRole('img', { name: /of 5 stars/ })).toHaveLength(3)
  })

  test('the host chooses the tab anew', async () => {
    const screen = await mount(product, { replies: one })
    await screen.findByRole('heading', { level: 1 })
    await chooseTab(screen, 'Reviews')
    await screen.findByRole('heading', { name: 'Sample reviews' })
    screen.element.setAttribute('tab', '2')
    expect(await screen.findByText('Date Incorporated')).toBeTruthy()
    expect(screen.element.outerHTML).toBe('<trade-product product-id="7" tab="2"></trade-product>')
  })
})

test('a service has a name and a number of its own, and its own way to a quotation', async () => {
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
  test('the default one comes first; pointing at another, or clicking it, shows it', async () => {
    const screen = await mount(product, { replies: one })
    const [first, second, third] = await screen.findAllByRole('button', { name: /Show picture/ })
    expect(shownPicture(screen)).toBe('https://api.test/pump-1.svg')
    expect(screen.getByRole('img', { name: 'Mud pump, picture 1 of 3' })).toBeTruthy()
    if (!first || !second || !third) throw new Error('Three thumbnails were expected')

    await screen.user.hover(second)
    expect(shownPicture(screen)).toBe('https://api.test/pump-2.svg')
    await screen.user.click(third)
    expect(shownPicture(screen)).toBe('https://api.test/pump-3.svg')
    expect(third.getAttribute('aria-current')).toBe('true')
  })

  test('one stop of the Tab key; the arrows, Home and End go round', async () => {
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

  test('a single picture needs no thumbnails, and none is drawn by us', async () => {
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

describe('asking', () => {
  test('a visitor sees both buttons disabled, why, and a way to sign in', async () => {
    const screen = await mount(product, { replies: one })
    const quotation = await screen.findByRole('button', { name: 'Request Quotation' })
    expect(quotation).toHaveProperty('disabled', true)
    expect(screen.getByRole('button', { name: 'Inquiry' })).toHaveProperty('disabled', true)
    expect(screen.getByText('Please login before submitting RFQ or Inquiry')).toBeTruthy()

    await screen.user.click(screen.getByRole('button', { name: 'Sign In' }))
    expect(document.querySelector('trade-login')?.hasAttribute('open')).toBe(true)
  })

  test('a member goes to the quotation, or to the inquiry with the name as its subject', async () => {
    const replies = { [PRODUCT]: productReply({ name: 'Ball valve 1/2" 100% ..' }) }
    const screen = await mount(product, { replies, user: member() })
    document.addEventListener('trade-navigate', event => event.preventDefault())
    const quotation = await screen.findByRole('link', { name: 'Request Quotation' })
    const inquiry = screen.getByRole('link', { name: 'Inquiry' })
    expect(quotation.getAttribute('href')).toBe('https://market.test/rfqProduct/7')
    expect(inquiry.getAttribute('href')).toBe(
      'https://market.test/company/12/contactUs/4/subject/Ball%20valve%201%2F2%22%20100%25%20..',
    )
    await screen.user.click(inquiry)
    expect(screen.events.at(-1)).toMatchObject({
      type: 'trade-navigate',
      detail: {
        route: 'companyContactUs',
        params: { id: '12', tab: '4', subject: 'Ball valve 1/2" 100% ..' },
      },
    })
    expect(screen.queryByText('Please login before submitting RFQ or Inquiry')).toBeNull()
  })

  test('changes in place on sign-in and sign-out; picture and tab stay as chosen', async () => {
    const screen = await mount(product, { replies: one })
    const [, second] = await screen.findAllByRole('button', { name: /Show picture/ })
    if (second) await screen.user.click(second)
    await chooseTab(screen, 'Company Profile')

    keepUser(member())
    expect(await screen.findByRole('link', { name: 'Request Quotation' })).toBeTruthy()
    // The item is asked for again, and stays in view meanwhile.
    await vi.waitFor(() => expect(screen.network.calls(PRODUCT)).toHaveLength(2))
    expect(shownPicture(screen)).toBe('https://api.test/pump-2.svg')
    expect(screen.getByText('Date Incorporated')).toBeTruthy()

    signOut()
    expect(await screen.findByRole('button', { name: 'Request Quotation' })).toBeTruthy()
    expect(shownPicture(screen)).toBe('https://api.test/pump-2.svg')
    expect(screen.getByText('Date Incorporated')).toBeTruthy()
  })

  test('after a sign-in asked for here the focus goes to what came in place of the button', async () => {
    const screen = await mount(product, { replies: one })
    await screen.user.click(await screen.findByRole('button', { name: 'Sign In' }))
    keepUser(member())
    const quotation = await screen.findByRole('link', { name: 'Request Quotation' })
    document.dispatchEvent(new CustomEvent('trade-dialog-close', { detail: { dialog: 'login' } }))
    await vi.waitFor(() => expect(screen.element.shadowRoot?.activeElement).toBe(quotation))
  })

  test('without a company there is nobody to send an inquiry to', async () => {
    const replies = { [PRODUCT]: productReply({ companyId: 0, companyName: '', company: { name: '' } }) }
    const screen = await mount(product, { replies, user: member() })
    expect(await screen.findByRole('link', { name: 'Request Quotation' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Inquiry' })).toHaveProperty('disabled', true)
    expect(screen.getByRole('navigation', { name: 'You are here' }).textContent).toBe(
      'Home6D trunnion ball valve',
    )
  })
})

describe('the tenders panel', () => {
  test('is off, and asks for nothing', async () => {
    const screen = await mount(product, { replies: one })
    await screen.findByRole('heading', { level: 1 })
    expect(screen.network.calls(TENDERS)).toEqual([])
    expect(screen.queryByRole('complementary')).toBeNull()
  })

  test('shows both lists when the host wants it', async () => {
    const screen = await mount('<trade-product product-id="7" tenders></trade-product>', {
      replies: { ...one, [TENDERS]: tendersReply() },
    })
    expect(await screen.findByRole('complementary', { name: 'Latest tenders and RFQs' })).toBeTruthy()
    expect(await screen.findByRole('heading', { name: 'Latest RFQs' })).toBeTruthy()
    screen.element.removeAttribute('tenders')
    await vi.waitFor(() => expect(screen.queryByRole('complementary')).toBeNull())
  })

  test('a failure of its own leaves the product alone', async () => {
    const screen = await mount('<trade-product product-id="7" tenders></trade-product>', {
      replies: { ...one, [TENDERS]: inTurn(json(500, {}), tendersReply()) },
    })
    await screen.user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Latest tenders' })).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1, name: 'Mud pump' })).toBeTruthy()
  })
})

describe('states', () => {
  test('loading, then ready', async () => {
    const held = later()
    const screen = await mount(product, { replies: { [PRODUCT]: held } })
    expect(screen.getByText('Loading')).toBeTruthy()
    held.release(pump)
    expect(await screen.findByRole('heading', { level: 1, name: 'Mud pump' })).toBeTruthy()
    expect(screen.events.map(({ type }) => type)).toEqual(['trade-ready'])
  })

  test('an unknown id: not found, with a way to search', async () => {
    const screen = await mount(product, { replies: { [PRODUCT]: { ...pump, productDetail: [] } } })
    expect(await screen.findByRole('heading', { name: 'Not found' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Search the marketplace' }).getAttribute('href')).toBe(
      'https://market.test/search',
    )
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    expect(screen.events).toMatchObject([{ type: 'trade-error', detail: { kind: 'missing' } }])
  })

  test('a server fault, and trying again', async () => {
    const screen = await mount(product, { replies: { [PRODUCT]: inTurn(json(500, {}), pump) } })
    expect(
      await screen.findByText('The server has a problem. Please try again in a few minutes.'),
    ).toBeTruthy()
    await screen.user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Mud pump' })).toBeTruthy()
  })

  test('offline', async () => {
    const screen = await mount(product, { replies: { [PRODUCT]: fault('offline') } })
    expect(await screen.findByRole('heading', { name: 'You are offline' })).toBeTruthy()
  })

  test('nothing but a name: no description, no profile, no facts', async () => {
    const bare = {
      productDetail: [{ Id: 7, Name: 'Gasket' }],
      description: [],
      productImage: [],
      companyProfile: [],
    }
    const screen = await mount(product, { replies: { [PRODUCT]: bare } })
    expect(await screen.findByText(/The seller has not written a description yet/)).toBeTruthy()
    expect(factsIn(screen, '.summary')).toEqual([])
    await chooseTab(screen, 'Company Profile')
    expect(await screen.findByText('The seller has not filled in a company profile yet.')).toBeTruthy()
  })

  test('another id shows another product', async () => {
    const screen = await mount(product, {
      replies: { [PRODUCT]: inTurn(pump, productReply({ id: 8, name: 'Gasket' })) },
    })
    await screen.findByRole('heading', { level: 1, name: 'Mud pump' })
    screen.element.setAttribute('product-id', '8')
    expect(await screen.findByRole('heading', { level: 1, name: 'Gasket' })).toBeTruthy()
    expect(shownPicture(screen)).toBe('https://api.test/pictures/valve-1.svg')
  })

  test('a missing id is said, never a blank', async () => {
    const screen = await mount('<trade-product></trade-product>')
    expect(await screen.findByText(/The attribute "product-id" is missing/)).toBeTruthy()
  })
})
