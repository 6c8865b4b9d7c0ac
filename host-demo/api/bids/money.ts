/** Returns an amount with its currency and two digits after the point: 'MYR 12,500.50'. The amount is a decimal's text. */
export function moneyText(currency: string, amount: string, locale: string): string {
  const format = new Intl.NumberFormat(locale, {
    ...{ style: 'currency', currency, currencyDisplay: 'code' },
    ...{ minimumFractionDigits: 2, maximumFractionDigits: 2 },
  } as const)
  // A text keeps digits that a number would lose.
  return format.format(amount as Intl.StringNumericLiteral)
}
