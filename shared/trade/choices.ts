/*
 * The trade's own terms, the same in every language: a seller reads the same term that the buyer chose.
 */

/** Units of quantity. A buyer may write another. */
export const UNITS = [
  'pcs',
  'set',
  'm',
  'ft',
  'joint',
  'kg',
  't',
  'L',
  'drum',
  'hour',
  'day',
  'man-day',
  'lot',
] as const

export const INCOTERMS = {
  EXW: 'Ex Works',
  FCA: 'Free Carrier',
  FAS: 'Free Alongside Ship',
  FOB: 'Free on Board',
  CFR: 'Cost and Freight',
  CIF: 'Cost Insurance and Freight',
  CPT: 'Carriage Paid To',
  CIP: 'Carriage and Insurance Paid To',
  DAP: 'Delivered at Place',
  DPU: 'Delivered at Place Unloaded',
  DDP: 'Delivered Duty Paid',
} as const

/** Documents that a buyer may require with the goods. */
export const CERTIFICATES = [
  'EN 10204 2.2',
  'EN 10204 3.1',
  'EN 10204 3.2',
  'Certificate of conformity',
  'Certificate of origin',
  'NACE MR0175/ISO 15156',
  'Hydrotest',
  'NDT report',
  'Third-party inspection',
] as const
