import {
  BlockquoteFeature,
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  ItalicFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical'
import { text } from '~/collections/shared/fields'
import { pageBlocks } from './page-blocks'
import { cleanPaste, pageLinks } from './page-links'
import { pageTables } from './page-tables'
import { said } from './page-words'

/** The editor of pages offers what the shop shows, and nothing else (rule L19). */
export const pageEditor = () =>
  lexicalEditor({
    features: [
      FixedToolbarFeature({ applyToFocusedEditor: true }),
      ParagraphFeature(),
      HeadingFeature({ enabledHeadingSizes: ['h2', 'h3'] }),
      BoldFeature(),
      ItalicFeature(),
      UnorderedListFeature(),
      OrderedListFeature(),
      BlockquoteFeature(),
      HorizontalRuleFeature(),
      pageLinks(),
      pictures(),
      pageTables(),
      pageBlocks(),
      cleanPaste(),
    ],
  })

/** Alternative text and caption are the page's: a picture says other things on another page, in the language of each. */
const pictures = () =>
  UploadFeature({
    enabledCollections: ['media'],
    maxDepth: 0,
    collections: {
      media: {
        fields: [
          text('alt', { label: said('alt'), admin: { description: said('altHint') } }),
          text('caption', { label: said('caption'), maxLength: 300 }),
        ],
      },
    },
  })
