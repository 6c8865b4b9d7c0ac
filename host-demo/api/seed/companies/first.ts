/** The companies used in stories, tests and the pictures of the look. Their ids are 1 to 6, in this order. */
import type { CompanyRecord } from '../records.ts'

/** Missing fields are made up as for any other company. */
export interface FirstCompany extends Partial<CompanyRecord> {
  /** A trade of `trades.json`. */
  trade: string
  name: string
  town: string
  tagline: string
  /** The certificate that the name promises. */
  promises?: string
}

export const firstCompanies: readonly FirstCompany[] = [
  {
    name: 'Kemaman Valve Works Sdn Bhd',
    town: 'Kemaman',
    trade: 'valves',
    tagline: 'Ball valves for sweet and sour service, made and repaired in Kemaman',
    registrationNo: '201801034567 (1296593-X)',
    dateIncorporated: '2018-08-14',
    registeredAddress: 'Lot 12, Teluk Kalong Industrial Estate, 24000 Kemaman, Terengganu',
    authorizedCapital: 'RM 5,000,000',
    totalEmployees: 84,
    websiteUrl: 'https://www.kemamanvalveworks.example',
    websiteName: 'kemamanvalveworks.example',
    branches: [
      { name: 'Head Office', type: 'Head Office', location: 'Kemaman, Terengganu', shape: 'building' },
      { name: 'Repair Workshop', type: 'Workshop', location: 'Kertih, Terengganu', shape: 'workshop' },
      { name: 'Labuan Yard', type: 'Yard', location: 'Labuan', shape: 'yard' },
    ],
    registrations: [
      { name: 'PETRONAS Licence' },
      { name: 'Ministry of Finance Registration' },
      { name: 'DOSH Registered Firm' },
    ],
    certificates: [
      { name: 'API 6D Monogram', issuedBy: 'American Petroleum Institute', dateIssued: '2023-11-20' },
      { name: 'ISO 9001:2015', issuedBy: 'SIRIM QAS', dateIssued: '2024-03-02' },
      { name: 'ISO 45001:2018', issuedBy: 'Bureau Veritas Certification', dateIssued: '2022-06-15' },
    ],
    awards: [
      { name: 'Vendor of the Year', awardedBy: 'East Coast Operators’ Council', date: '2023-12-08' },
      { name: 'SME Excellence Award', awardedBy: 'Ministry of Entrepreneur Development', date: '2021-10-19' },
    ],
  },
  {
    name: 'Labuan Offshore Supply Sdn Bhd',
    town: 'Labuan',
    trade: 'offshore',
    tagline: 'Everything a rig needs, from one quay',
  },
  {
    name: 'Bintulu Pipe & Fittings Sdn Bhd',
    town: 'Bintulu',
    trade: 'pipe',
    tagline: 'Pipe by the metre or by the shipload',
  },
  {
    name: 'Miri Drilling Tools Sdn Bhd',
    town: 'Miri',
    trade: 'drilling',
    tagline: 'Bits, reamers and jars for the wells of Borneo',
  },
  {
    name: 'Klang Instruments Sdn Bhd',
    town: 'Klang',
    trade: 'instruments',
    tagline: 'Measured, calibrated, certified',
  },
  {
    name: 'Johor Safety Gear Sdn Bhd',
    town: 'Pasir Gudang',
    trade: 'safety',
    tagline: 'Home safely, every shift',
  },
]
