import { createServer, get } from 'node:http'

/** What Node can do at best: every request is answered with the bytes and headers of one page, which is asked for once. */
get(process.argv[2], { headers: { 'accept-encoding': 'gzip' } }, (page) => {
  const parts = []
  page.on('data', (part) => parts.push(part))
  page.on('end', () => {
    const body = Buffer.concat(parts)
    const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...headers } = page.headers
    const server = createServer((_request, response) => {
      response.writeHead(200, { ...headers, 'content-length': body.length })
      response.end(body)
    })
    server.listen(0, '127.0.0.1', () => console.log(server.address().port))
  })
})
