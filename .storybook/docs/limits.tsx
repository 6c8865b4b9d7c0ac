import { type LimitName, limits } from '#host-demo/api/security/limits.ts'
import { Table } from './table.tsx'

/** The name that the page gives to the things each limit counts. */
const names: Readonly<Record<LimitName, string>> = {
  loginByAddress: 'sign-ins of one address',
  loginByAccountAndAddress: 'sign-ins to one account from one address',
  loginByAccount: 'sign-ins to one account from addresses that are new to it; after that the next line holds',
  loginBySlowedAccount: 'sign-ins to such an account',
  passwordByMember: 'changes of password of one member, also wrong ones',
  confirmationByMember: 'links to confirm the address of one member',
  handOverByMember: 'codes for the dashboard of one member',
  registerByAddress: 'registrations of one address',
  recoveryByAddress: 'recoveries of one address',
  recoveryByAccountAndAddress: 'recoveries of one account from one address',
  recoveryByAccount:
    'recoveries of one account from addresses that are new to it; after that the next line holds',
  recoveryBySlowedAccount: 'recoveries of such an account',
  unaskedMailByMailbox:
    'welcomes, confirmations, recoveries and newsletter mails to one mailbox, whatever its sub-address; more are not written',
  unaskedMailByDomain: 'the same to all mailboxes of one domain',
  contactByAddress: 'contact messages of one address',
  newsletterByAddress: 'newsletter addresses given by one address',
  uploadByMember: 'uploads of one member',
  pictureByMember: 'pictures of one member’s items',
  uploadByAddress: 'uploads of one address',
  quoteByMember: 'RFQs, inquiries, their e-mails and follow-ups of one member',
  quoteByAddress: 'RFQs, inquiries and their e-mails of one address',
  answerByAddress: 'calls with links in mails from one address',
  answerByLink: 'answers and uploads with one such link',
  changeByMember: 'changes by one member to the items and the profile of their company',
  chatByMember: 'chat messages of one member',
  memberRenderByAddress: 'chats rendered for members from one address',
  pageByAddress: 'pages rendered for one address, without cached ones',
  renderByAddress: 'elements rendered for one address, without cached ones',
}

/** The current limits of the API. */
export function Limits() {
  return (
    <Table heads={['Limit', 'Attempts', 'In']}>
      {Object.entries(limits()).map(([name, { attempts, seconds }]) => (
        <tr key={name}>
          <td>{names[name as LimitName]}</td>
          <td>{attempts}</td>
          <td>{seconds < 120 ? `${seconds} seconds` : `${seconds / 60} minutes`}</td>
        </tr>
      ))}
    </Table>
  )
}
