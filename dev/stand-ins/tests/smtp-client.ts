import { connect } from 'node:net'
import { createInterface } from 'node:readline'

type Mail = { from: string; to: string[]; lines: string[]; auth?: string }

/** The least a mail program says to a server: enough to hand over one message. Answers every reply received. */
export async function sendMail(port: number, { from, to, lines, auth }: Mail): Promise<string[]> {
  const socket = connect(port, '127.0.0.1')
  const replies = createInterface({ input: socket })[Symbol.asyncIterator]()
  const heard: string[] = []
  async function reply(): Promise<void> {
    const { value } = await replies.next()
    heard.push(String(value))
    if (/^\d{3}-/.test(String(value))) await reply()
  }
  async function say(line: string): Promise<void> {
    socket.write(`${line}\r\n`)
    await reply()
  }
  await reply()
  await say('EHLO test.local')
  for (const secret of auth ? [auth] : []) await say(`AUTH PLAIN ${Buffer.from(secret).toString('base64')}`)
  await say(`MAIL FROM:<${from}>`)
  for (const address of to) await say(`RCPT TO:<${address}>`)
  await say('DATA')
  await say([...lines.map((line) => line.replace(/^\./, '..')), '.'].join('\r\n'))
  await say('QUIT')
  socket.destroy()
  return heard
}

export const LETTER = [
  'From: =?UTF-8?B?66eI66Oo?= <no-reply@maru.test>',
  'To: buyer@maru.test',
  'Subject: =?UTF-8?Q?V=C3=A9rifiez_votre_adresse?=',
  'MIME-Version: 1.0',
  'Content-Type: multipart/mixed; boundary="outer"',
  '',
  '--outer',
  'Content-Type: multipart/alternative; boundary="inner"',
  '',
  '--inner',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'Bonjour Amélie, ouvrez http://localhost:3000/verify?token=abc&n=1',
  '--inner',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<p>Bonjour <script>alert(1)</script><img src="cid:logo@maru">',
  '<a href="http://localhost:3000/verify?token=abc&amp;n=1">Vérifier</a></p>',
  '--inner--',
  '--outer',
  'Content-Type: image/png; name="logo.png"',
  'Content-Disposition: inline; filename="logo.png"',
  'Content-ID: <logo@maru>',
  'Content-Transfer-Encoding: base64',
  '',
  'iVBORw0KGgo=',
  '--outer',
  'Content-Type: text/html; name="invoice.html"',
  'Content-Disposition: attachment; filename="invoice.html"',
  '',
  '<script>alert(1)</script>',
  '--outer--',
]
