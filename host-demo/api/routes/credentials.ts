import { and, asc, eq } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { companyAward, companyBranch, companyCertificate, companyRegistration } from '../database/tables.ts'
import { certificatePicture, itemPicture } from '../request/pictures.ts'
import { isValid } from '../search/certificates.ts'

/** Returns a company's branches, registrations, valid certificates and awards, as its page shows them. */
export async function credentialsOf(orm: Orm, companyId: number, today: string) {
  const branches = await orm
    .select()
    .from(companyBranch)
    .where(eq(companyBranch.companyId, companyId))
    .orderBy(asc(companyBranch.position))
  const registrations = await orm
    .select()
    .from(companyRegistration)
    .where(eq(companyRegistration.companyId, companyId))
    .orderBy(asc(companyRegistration.position))
  const certificates = await orm
    .select()
    .from(companyCertificate)
    .where(and(eq(companyCertificate.companyId, companyId), isValid(today)))
    .orderBy(asc(companyCertificate.position))
  const awards = await orm
    .select()
    .from(companyAward)
    .where(eq(companyAward.companyId, companyId))
    .orderBy(asc(companyAward.position))
  return {
    branchList: branches.map(branch => ({
      Name: branch.name,
      Type: branch.type,
      Location: branch.location,
      BranchImg: itemPicture(branch.shape, 0),
    })),
    corporateList: registrations.map(({ name, position }) => ({
      CorporateName: name,
      CorporateImg: certificatePicture('registration', companyId, position),
    })),
    certificateList: certificates.map(certificate => ({
      CertName: certificate.name,
      IssuedBy: certificate.issuedBy,
      DateIssued: certificate.dateIssued,
      ValidUntil: certificate.validUntil,
      CertificationImg: certificatePicture('certificate', companyId, certificate.position),
    })),
    awardList: awards.map(award => ({
      AwardName: award.name,
      AwardBy: award.awardedBy,
      DateAwarded: award.date,
      AwardImg: certificatePicture('award', companyId, award.position),
    })),
  }
}
