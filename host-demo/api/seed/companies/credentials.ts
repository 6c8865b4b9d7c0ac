/** What companies hang on the wall: registrations, certificates, awards. */
export const registrationNames = [
  'PETRONAS Licence',
  'Ministry of Finance Registration',
  'CIDB Grade G7',
  'CIDB Grade G5',
  'DOSH Registered Firm',
  'Sarawak UPKJ Registration',
  'Sabah PUKONSA Registration',
  'TNB Registered Vendor',
  'SME Corp Competitiveness Rating, 4 stars',
  'Bumiputera Status Certificate',
  'Labuan FSA Registration',
  'FMM Membership',
]

export const certificateKinds = [
  ['ISO 9001:2015', 'SIRIM QAS'],
  ['ISO 14001:2015', 'SIRIM QAS'],
  ['ISO 45001:2018', 'Bureau Veritas Certification'],
  ['API 6D Monogram', 'American Petroleum Institute'],
  ['API 6A Monogram', 'American Petroleum Institute'],
  ['API Q1', 'American Petroleum Institute'],
  ['ISO/IEC 17025 Laboratory', 'Standards Malaysia'],
  ['ASME U Stamp', 'ASME'],
  ['ATEX Quality Assurance Notification', 'TÜV Rheinland'],
  ['OHSAS Safety Management Audit', 'NIOSH Malaysia'],
  ['MS 1722 Safety Management', 'SIRIM QAS'],
  ['DNV 2.7-1 Offshore Containers', 'DNV'],
] as const

export const awardKinds = [
  ['Safety Excellence Award', 'Malaysian Society for Occupational Safety and Health'],
  ['SME Excellence Award', 'Ministry of Entrepreneur Development'],
  ['Industry Excellence Award', 'MITI'],
  ['One Million Man-Hours without Lost Time', 'Kertih Plant Operators’ Forum'],
  ['Vendor of the Year', 'East Coast Operators’ Council'],
  ['Export Merit Award', 'MATRADE'],
  ['Young Entrepreneur Award', 'Terengganu Malay Chamber of Commerce'],
] as const
