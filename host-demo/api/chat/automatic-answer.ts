const ANSWERS: [RegExp, string][] = [
  [
    /\b(price|cost|quot|rm\s?\d|discount|budget)/i,
    'Thank you for asking. Prices depend on quantity and delivery point: please send us an RFQ from the product page, and we will quote within two working days.',
  ],
  [
    /\b(deliver|lead time|stock|ship|when|urgent)/i,
    'Standard items leave our store within a week; made-to-order items take six to ten weeks. Tell us the quantity and the supply base, and we will confirm the date.',
  ],
  [
    /\b(certificat|mtc|mill test|trace|iso|api|nace|3\.[12])/i,
    'Material certificates to EN 10204 3.1 come with every delivery; 3.2 with a third party is possible. Which standard does your project ask for?',
  ],
  [
    /\b(drawing|datasheet|data sheet|catalog|manual)/i,
    'We can send the datasheet and the general arrangement drawing. Which size and class do you need?',
  ],
  [/\b(thank|thanks|terima kasih)\b/i, 'You are welcome. We are here when you need anything else.'],
]

/** Returns the automatic answer of a company without members: the same words always get the same answer. */
export function automaticAnswer(question: string, companyName: string): string {
  const fitting = ANSWERS.find(([pattern]) => pattern.test(question))
  return (
    fitting?.[1] ??
    `Thank you for writing to ${companyName}. A colleague from sales will look into it. To help us answer quickly, tell us the size, material, class and quantity.`
  )
}

/** Returns the greeting of a company that has members: they answer by hand after it. */
export function greeting(companyName: string, staffName: string): string {
  return `Thank you for writing to ${companyName}. ${staffName} will answer you here shortly.`
}
