import { expect, test, vi } from 'vitest'
import { mount, type Screen } from '#shared/testing/mount.ts'
import './page.element.ts'

const page = (name: string): Promise<Screen> => mount(`<trade-page name="${name}"></trade-page>`)

test('the FAQ answers all eleven topics', async () => {
  const screen = await page('FAQ')
  const questions = [...(screen.element.shadowRoot?.querySelectorAll('details') ?? [])]
  expect(questions.map(question => question.querySelector('summary')?.textContent)).toEqual([
    'How do I register?',
    'How do I log in?',
    'I forgot my password. What now?',
    'How do I change my profile?',
    'How do I register my company?',
    'How do I find a product, a service or a company?',
    'How do I ask for a quotation (RFQ)?',
    'How do I send an inquiry to a company?',
    'Where do I see what I have sent?',
    'How do I add a product?',
    'How do I add a service?',
  ])
  for (const question of questions) {
    expect(question.open).toBe(false)
    expect(question.querySelector('.answer')?.textContent?.length).toBeGreaterThan(150)
  }
  const words = screen.element.shadowRoot?.textContent
  for (const place of ['Settings', 'Company Profile', 'My Product', 'My Services', 'Quote Me']) {
    expect(words).toContain(place)
  }
})

test('a question opens and closes', async () => {
  const screen = await page('FAQ')
  const question = screen.getByText('How do I log in?')
  await screen.user.click(question)
  await vi.waitFor(() => expect(question.closest('details')?.open).toBe(true))
  await screen.user.click(question)
  await vi.waitFor(() => expect(question.closest('details')?.open).toBe(false))
})

test.each([
  ['Register', 'trade-register'],
  ['Sign In', 'trade-login'],
  ['Recover Password', 'trade-recovery'],
])('the step %s opens its dialog', async (name, tag) => {
  const screen = await page('FAQ')
  for (const question of screen.element.shadowRoot?.querySelectorAll('details') ?? []) question.open = true
  await screen.user.click(screen.getByRole('button', { name }))
  expect(document.querySelector(tag)?.hasAttribute('open')).toBe(true)
})
