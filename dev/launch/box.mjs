/** What a newcomer needs to know, framed. */
export function welcomeBox({ siteUrl, adminUrl = siteUrl, ports, demo }) {
  const shownAccounts = firstOfEachRole(demo.accounts)
  const width = Math.max(...shownAccounts.map(({ email }) => email.length))
  return frame([
    'Maru is running. Ctrl-C stops all of it.',
    '',
    `Storefront    ${siteUrl}`,
    `Seller area   ${siteUrl}/seller`,
    `Admin         ${adminUrl}/admin`,
    `Mailbox       http://localhost:${ports.mailbox}`,
    '',
    `Demo accounts, password ${demo.password}`,
    ...shownAccounts.map(({ email, role }) => `${email.padEnd(width)}   ${role}`),
  ])
}

function firstOfEachRole(accounts) {
  return accounts.filter((one, index) => accounts.findIndex(({ role }) => role === one.role) === index)
}

/** Lines in a box as wide as the widest of them. */
export function frame(lines) {
  const width = Math.max(...lines.map((line) => line.length))
  const rule = '─'.repeat(width + 4)
  return [`╭${rule}╮`, ...lines.map((line) => `│  ${line.padEnd(width)}  │`), `╰${rule}╯`].join('\n')
}
