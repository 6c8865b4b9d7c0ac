import type { WidgetDefinition } from '#shared/element/widget-definition.ts'
import { defineConfig } from '../config/config.element.ts'

/** Every element of the bundle. The loader, the storefront and the docs read this one table. */
export const elements = {
  // Not fetched like the others, because its settings must be known before the first request.
  'trade-config': async () => defineConfig(),
  'trade-header': () => import('../header/header.element.ts'),
  'trade-menu': () => import('../menu/menu.element.ts'),
  'trade-search': () => import('../search/search.element.ts'),
  'trade-product': () => import('../product/product.element.ts'),
  'trade-service': () => import('../product/product.element.ts'),
  'trade-rfq': () => import('../rfq/rfq.element.ts'),
  'trade-rfq-list': () => import('../rfq-list/rfq-list.element.ts'),
  'trade-hero': () => import('../hero/hero.element.ts'),
  'trade-banner': () => import('../banner/banner.element.ts'),
  'trade-category-carousel': () => import('../category-carousel/category-carousel.element.ts'),
  'trade-recommended': () => import('../recommended/recommended.element.ts'),
  'trade-categories': () => import('../categories/categories.element.ts'),
  'trade-category': () => import('../category/category.element.ts'),
  'trade-company': () => import('../company/company.element.ts'),
  'trade-inquiry': () => import('../inquiry/inquiry.element.ts'),
  'trade-chat': () => import('../chat/chat.element.ts'),
  'trade-sent': () => import('../sent/sent.element.ts'),
  'trade-contact': () => import('../contact/contact.element.ts'),
  'trade-tenders': () => import('../tenders/tenders.element.ts'),
  'trade-page': () => import('../page/page.element.ts'),
  'trade-footer': () => import('../footer/footer.element.ts'),
  'trade-newsletter': () => import('../newsletter/newsletter.element.ts'),
  'trade-frame': () => import('../frame/frame.element.ts'),
  'trade-browser-notice': () => import('../browser-notice/browser-notice.element.ts'),
  'trade-login': () => import('../login/login.element.ts'),
  'trade-recovery': () => import('../recovery/recovery.element.ts'),
  'trade-register': () => import('../register/register.element.ts'),
} satisfies Record<`trade-${string}`, () => Promise<unknown>>

export type ElementTag = keyof typeof elements

export function isElementTag(tag: string): tag is ElementTag {
  return Object.hasOwn(elements, tag)
}

/** Loads and registers an element, and returns its definition. `<trade-config>` renders nothing and has none. */
export async function loadDefinition(tag: ElementTag): Promise<WidgetDefinition | undefined> {
  const exported: unknown[] = Object.values((await elements[tag]()) ?? {})
  return exported.find((each): each is WidgetDefinition => Reflect.get(Object(each), 'tag') === tag)
}
