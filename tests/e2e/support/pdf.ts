/** A small file that begins and ends as a PDF does, or any text under the name of one. */
export const pdfFile = (
  name: string,
  text = '%PDF-1.4\n1 0 obj <<>> endobj\nxref\n0 1\ntrailer <<>>\n%%EOF\n',
) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(text),
})
