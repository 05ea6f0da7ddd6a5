import { ParagraphNode, TextNode, type LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import { HeadingNode, QuoteNode } from '@payloadcms/richtext-lexical/lexical/rich-text'
import { KEPT_FORMATS } from '@/domain/pages/content/clean-content'

/** Takes off what the shop does not show (rule L19) as soon as it stands in the editor, so that editors see what readers will. */
export function cleanPastes(editor: LexicalEditor): () => void {
  const ends = [
    editor.registerNodeTransform(TextNode, cleanWords),
    ...[ParagraphNode, HeadingNode, QuoteNode]
      .filter((kind) => editor.hasNode(kind))
      .map((kind) => editor.registerNodeTransform<ParagraphNode | HeadingNode | QuoteNode>(kind, cleanBlock)),
  ]
  return () => ends.forEach((end) => end())
}

/** Lexical runs a transform again after a change: only what differs is set. */
function cleanWords(words: TextNode) {
  if (words.getStyle() !== '') words.setStyle('')
  const format = words.getFormat()
  if ((format & KEPT_FORMATS) !== format) words.setFormat(format & KEPT_FORMATS)
}

function cleanBlock(block: ParagraphNode | HeadingNode | QuoteNode) {
  if (block.getFormatType() !== '') block.setFormat('')
  if (block.getIndent() !== 0) block.setIndent(0)
  if (block instanceof HeadingNode && block.getTag() !== 'h2' && block.getTag() !== 'h3')
    block.setTag(block.getTag() === 'h1' ? 'h2' : 'h3')
}
