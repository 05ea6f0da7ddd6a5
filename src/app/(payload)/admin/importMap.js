import { DeclinedProduct as DeclinedProduct_a557798b1ec486acbb3fb0db4b368143 } from '../../../../src/admin/declined-product'
import { ProductCell as ProductCell_96e1b34b3c6193a75ff39d1b4a8117e6 } from '../../../../src/admin/lists/product-cell'
import { PictureTexts as PictureTexts_459b555b1eb951ac45fe60ecb8b3a7e3 } from '../../../../src/admin/picture-texts'
import { RelatedCell as RelatedCell_63f83f4531ef3cd6701c0830d4f0c31a } from '../../../../src/admin/lists/related-cell'
import { WordsCell as WordsCell_3b95bf07048a1bd412e0463810dcd117 } from '../../../../src/admin/lists/words-cell'
import { MoneyCell as MoneyCell_354dcbcd347574e07ce8f08470f99a5f } from '../../../../src/admin/money-cell'
import { MoneyField as MoneyField_dff2fb24584a6b7fb15f0fa46d830e03 } from '../../../../src/admin/money-field'
import { FlagCell as FlagCell_94c51e9d58a316ed87e33c71ca5726f7 } from '../../../../src/admin/lists/flag-cell'
import { StateCell as StateCell_058e71b4345f56e47b4205dc06b64811 } from '../../../../src/admin/lists/state-cell'
import { TimeCell as TimeCell_91957b0ab19589f2697511aa6b59d79f } from '../../../../src/admin/lists/time-cell'
import { MomentField as MomentField_10b53a6ec4dbde1ff2ea2f3d3d716c5b } from '../../../../src/admin/moment-field'
import { StateTabs as StateTabs_7dec8c3348c6a8cb096c64630545068c } from '../../../../src/admin/lists/state-tabs'
import { DocumentTimes as DocumentTimes_42609c967e9d712f37d65524659129a4 } from '../../../../src/admin/frame/document-times'
import { ChangeComparison as ChangeComparison_e377c1c0916a031f7db8781faa1762f4 } from '../../../../src/admin/change-comparison'
import { PictureUses as PictureUses_2b3c528cbee538031ed5bc0ddd8e8614 } from '../../../../src/admin/pictures/picture-uses'
import { PictureWordsCell as PictureWordsCell_400d63e6f86065bf4477f2006236a341 } from '../../../../src/admin/pictures/words-cell'
import { PictureCell as PictureCell_d72f8aaf89d7c09bd97e13066a4a2982 } from '../../../../src/admin/pictures/picture-cell'
import { UnusedTabs as UnusedTabs_4be468f8a7a0a7eb9b11bbefc388c422 } from '../../../../src/admin/pictures/unused-tabs'
import { NameCell as NameCell_7cd77096942369bd843e57bda3ded639 } from '../../../../src/admin/lists/name-cell'
import { PercentCell as PercentCell_03c76d838d882ade1211a542ac8dd245 } from '../../../../src/admin/money/percent-cell'
import { AgeCell as AgeCell_f601b4773c0a9bf2235861ae18f5f167 } from '../../../../src/admin/lists/age-cell'
import { OrderScreen as OrderScreen_121509f3a05b351e3c711c4a3a114e31 } from '../../../../src/admin/orders/order-screen'
import { RecordScreen as RecordScreen_b68b4661a2cdd9495ee22ff6aaa1f40b } from '../../../../src/admin/records/record-screen'
import { ConfirmTransfer as ConfirmTransfer_d670d66552c77d8ce4512980d9b50932 } from '../../../../src/admin/money/confirm-transfer'
import { CheckoutOrders as CheckoutOrders_9610563673459b6e4b33aac37d20825b } from '../../../../src/admin/orders/checkout-orders'
import { UnpaidOrders as UnpaidOrders_9e604ed07bdcc63b29d37026109ef15b } from '../../../../src/admin/money/unpaid-orders'
import { RecordRefund as RecordRefund_0a4501201f336885bf27689e3c22c454 } from '../../../../src/admin/money/record-refund'
import { DisputeSummary as DisputeSummary_0586d45de96ca6ad22973baab855b390 } from '../../../../src/admin/orders/dispute-summary'
import { CodeCell as CodeCell_f42a1cb9941c9a732b40bbe63fcbd31e } from '../../../../src/admin/records/code-cell'
import { DecideReturn as DecideReturn_46a2b81998ef38b247f1014f69cf4605 } from '../../../../src/admin/orders/decide-return'
import { PayoutSteps as PayoutSteps_8b6242802458a94431ae60684a0ef5ef } from '../../../../src/admin/money/payout-steps'
import { PayoutBatches as PayoutBatches_c272ece9fb10b3f7c75d8bee27e7d30a } from '../../../../src/admin/money/payout-batches'
import { CommissionDocument as CommissionDocument_4f3ec70d40e7f62d247ca70541b2866d } from '../../../../src/admin/money/commission-document'
import { SuspensionLink as SuspensionLink_035ce42567100280e9a26201d75cf813 } from '../../../../src/admin/people/suspension-link'
import { CompanyTerms as CompanyTerms_dee79eefda05c0fa5a600d65649f2f0f } from '../../../../src/admin/money/company-terms'
import { AdjustBalance as AdjustBalance_2eb8d695c6e43d31f23b7744537067c8 } from '../../../../src/admin/money/adjust-balance'
import { SellerCommission as SellerCommission_cef628012ad3745e9d2c7a6bfd37ee6c } from '../../../../src/admin/money/seller-commission'
import { ResetFactorLink as ResetFactorLink_75eeea19bf90dee938b145a4cafd9144 } from '../../../../src/admin/reset-factor-link'
import { InviteStaff as InviteStaff_aa10770e04327f5f5fdd9d0bcb83a28a } from '../../../../src/admin/people/invite-staff'
import { EventCell as EventCell_d68d47ebaa5a0f67d4104a8b5f13f8a3 } from '../../../../src/admin/records/event-cell'
import { ReviewVisibility as ReviewVisibility_83d4956b26cd66a800e2d7fa4c0b0521 } from '../../../../src/admin/talk/review-visibility'
import { SupportLink as SupportLink_e8c8f02c05991e0615a2bca110da816f } from '../../../../src/admin/talk/screen-link'
import { ReportLink as ReportLink_e8c8f02c05991e0615a2bca110da816f } from '../../../../src/admin/talk/screen-link'
import { LanguagesCell as LanguagesCell_e3ec276b2b08b9ff8da206335fb3d8c5 } from '../../../../src/admin/pages/languages-cell'
import { LanguageNotes as LanguageNotes_b6c752d3083a1f728904b0e15317d4bb } from '../../../../src/admin/pages/language-notes'
import { AddressField as AddressField_e9c801cc7fd2f631a1353987fd3291e3 } from '../../../../src/admin/pages/address-field'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { CleanPasteFeature as CleanPasteFeature_f7a320ff08a4403b576a4601a3bd937f } from '../../../../src/admin/pages/clean-paste-feature'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { PageLinks as PageLinks_694d078e13b11b912f479453c5b29579 } from '../../../../src/admin/pages/page-links'
import { PagePublishButton as PagePublishButton_e36ae53573db8e22663a97431414e062 } from '../../../../src/admin/pages/page-publish-button'
import { QueryPresetsAccessCell as QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereCell as QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereField as QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { PresetColumns as PresetColumns_d27f743b1f69ae5204256bbc66f692c0 } from '../../../../src/admin/lists/preset-columns'
import { QueryPresetsGroupByCell as QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByField as QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { MenuBar as MenuBar_1eab4e7b0aa170c53be16b2a99d202c0 } from '../../../../src/admin/menu/menu-bar'
import { AdminMark as AdminMark_ed62bf41974de3695f164cdc0d88e923 } from '../../../../src/admin/frame/admin-mark'
import { OpeningSteps as OpeningSteps_5d5486e8e34ac9e147dfa44072fc8fc3 } from '../../../../src/admin/opening/opening-steps'
import { WithoutFrench as WithoutFrench_423359f49ed5b985e8c9ce373ed8917e } from '../../../../src/admin/pages/without-french'
import { GoneLinks as GoneLinks_22f795669d0ca2d34ddc88a6732c7c20 } from '../../../../src/admin/pages/gone-links'
import { FailedRefunds as FailedRefunds_d6b94872efeda3ec56108a297a581ddc } from '../../../../src/admin/money/failed-refunds'
import { PaymentMismatches as PaymentMismatches_0dcae19eb05b74b88318d274e2951eab } from '../../../../src/admin/money/payment-mismatches'
import { PayloadsMoments as PayloadsMoments_022f8131a0ae617e422b511697ab91e3 } from '../../../../src/admin/frame/payloads-moments-provider'
import { MenuRoom as MenuRoom_f7915b5888f4c6a0d8cbfe62149a48fb } from '../../../../src/admin/menu/menu-room'
import { S3ClientUploadHandler as S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24 } from '@payloadcms/storage-s3/client'
import { SellerQueueScreen as SellerQueueScreen_0c53d2f3af412dff4d672913b775d409 } from '../../../../src/admin/queues/seller-queue'
import { ProductQueueScreen as ProductQueueScreen_2e87a25f45cba629eccfb8dd68ee3c80 } from '../../../../src/admin/queues/product-queue'
import { TranslationsScreen as TranslationsScreen_808ff0ddd0b56d380921f8abbb0e54a0 } from '../../../../src/admin/translations/translations-screen'
import { PicksScreen as PicksScreen_2666c029eaea0e6a0c5b662c64657023 } from '../../../../src/admin/picks/picks-screen'
import { MoneySettingsScreen as MoneySettingsScreen_f90924d905b5319ba7319c2420ac74ab } from '../../../../src/admin/money/money-settings'
import { ReceivablesScreen as ReceivablesScreen_45428bf4298c70af3972e9cf5fb18147 } from '../../../../src/admin/money/receivables'
import { ReportsScreen as ReportsScreen_69e2c2c7946b70ea92e6c66643f95150 } from '../../../../src/admin/talk/reports-screen'
import { InquiriesScreen as InquiriesScreen_60629d6dd7de6c826fcbe72613f6d31a } from '../../../../src/admin/talk/inquiries-screen'
import { SupportScreen as SupportScreen_db3fa02085a114fc48869f7936a0b949 } from '../../../../src/admin/talk/support-screen'
import { PeopleScreen as PeopleScreen_f0916191e13ba2701b0fc55b3eddb5a6 } from '../../../../src/admin/people/people-screen'
import { TaxRatesScreen as TaxRatesScreen_64fcbfe6a3693e7b2ff84ed749a0cd18 } from '../../../../src/admin/money/tax-rates'
import { AuditScreen as AuditScreen_2e74655f0f0fb020acd46b23f748ad14 } from '../../../../src/admin/records/audit'
import { JobsScreen as JobsScreen_d71f6b05ac5cba35acb7b328be5658dd } from '../../../../src/admin/jobs/jobs'
import { Dashboard as Dashboard_ecc61d0b080486946580146d0a6933ae } from '../../../../src/admin/dashboard/dashboard'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/admin/declined-product#DeclinedProduct": DeclinedProduct_a557798b1ec486acbb3fb0db4b368143,
  "/src/admin/lists/product-cell#ProductCell": ProductCell_96e1b34b3c6193a75ff39d1b4a8117e6,
  "/src/admin/picture-texts#PictureTexts": PictureTexts_459b555b1eb951ac45fe60ecb8b3a7e3,
  "/src/admin/lists/related-cell#RelatedCell": RelatedCell_63f83f4531ef3cd6701c0830d4f0c31a,
  "/src/admin/lists/words-cell#WordsCell": WordsCell_3b95bf07048a1bd412e0463810dcd117,
  "/src/admin/money-cell#MoneyCell": MoneyCell_354dcbcd347574e07ce8f08470f99a5f,
  "/src/admin/money-field#MoneyField": MoneyField_dff2fb24584a6b7fb15f0fa46d830e03,
  "/src/admin/lists/flag-cell#FlagCell": FlagCell_94c51e9d58a316ed87e33c71ca5726f7,
  "/src/admin/lists/state-cell#StateCell": StateCell_058e71b4345f56e47b4205dc06b64811,
  "/src/admin/lists/time-cell#TimeCell": TimeCell_91957b0ab19589f2697511aa6b59d79f,
  "/src/admin/moment-field#MomentField": MomentField_10b53a6ec4dbde1ff2ea2f3d3d716c5b,
  "/src/admin/lists/state-tabs#StateTabs": StateTabs_7dec8c3348c6a8cb096c64630545068c,
  "/src/admin/frame/document-times#DocumentTimes": DocumentTimes_42609c967e9d712f37d65524659129a4,
  "/src/admin/change-comparison#ChangeComparison": ChangeComparison_e377c1c0916a031f7db8781faa1762f4,
  "/src/admin/pictures/picture-uses#PictureUses": PictureUses_2b3c528cbee538031ed5bc0ddd8e8614,
  "/src/admin/pictures/words-cell#PictureWordsCell": PictureWordsCell_400d63e6f86065bf4477f2006236a341,
  "/src/admin/pictures/picture-cell#PictureCell": PictureCell_d72f8aaf89d7c09bd97e13066a4a2982,
  "/src/admin/pictures/unused-tabs#UnusedTabs": UnusedTabs_4be468f8a7a0a7eb9b11bbefc388c422,
  "/src/admin/lists/name-cell#NameCell": NameCell_7cd77096942369bd843e57bda3ded639,
  "/src/admin/money/percent-cell#PercentCell": PercentCell_03c76d838d882ade1211a542ac8dd245,
  "/src/admin/lists/age-cell#AgeCell": AgeCell_f601b4773c0a9bf2235861ae18f5f167,
  "/src/admin/orders/order-screen#OrderScreen": OrderScreen_121509f3a05b351e3c711c4a3a114e31,
  "/src/admin/records/record-screen#RecordScreen": RecordScreen_b68b4661a2cdd9495ee22ff6aaa1f40b,
  "/src/admin/money/confirm-transfer#ConfirmTransfer": ConfirmTransfer_d670d66552c77d8ce4512980d9b50932,
  "/src/admin/orders/checkout-orders#CheckoutOrders": CheckoutOrders_9610563673459b6e4b33aac37d20825b,
  "/src/admin/money/unpaid-orders#UnpaidOrders": UnpaidOrders_9e604ed07bdcc63b29d37026109ef15b,
  "/src/admin/money/record-refund#RecordRefund": RecordRefund_0a4501201f336885bf27689e3c22c454,
  "/src/admin/orders/dispute-summary#DisputeSummary": DisputeSummary_0586d45de96ca6ad22973baab855b390,
  "/src/admin/records/code-cell#CodeCell": CodeCell_f42a1cb9941c9a732b40bbe63fcbd31e,
  "/src/admin/orders/decide-return#DecideReturn": DecideReturn_46a2b81998ef38b247f1014f69cf4605,
  "/src/admin/money/payout-steps#PayoutSteps": PayoutSteps_8b6242802458a94431ae60684a0ef5ef,
  "/src/admin/money/payout-batches#PayoutBatches": PayoutBatches_c272ece9fb10b3f7c75d8bee27e7d30a,
  "/src/admin/money/commission-document#CommissionDocument": CommissionDocument_4f3ec70d40e7f62d247ca70541b2866d,
  "/src/admin/people/suspension-link#SuspensionLink": SuspensionLink_035ce42567100280e9a26201d75cf813,
  "/src/admin/money/company-terms#CompanyTerms": CompanyTerms_dee79eefda05c0fa5a600d65649f2f0f,
  "/src/admin/money/adjust-balance#AdjustBalance": AdjustBalance_2eb8d695c6e43d31f23b7744537067c8,
  "/src/admin/money/seller-commission#SellerCommission": SellerCommission_cef628012ad3745e9d2c7a6bfd37ee6c,
  "/src/admin/reset-factor-link#ResetFactorLink": ResetFactorLink_75eeea19bf90dee938b145a4cafd9144,
  "/src/admin/people/invite-staff#InviteStaff": InviteStaff_aa10770e04327f5f5fdd9d0bcb83a28a,
  "/src/admin/records/event-cell#EventCell": EventCell_d68d47ebaa5a0f67d4104a8b5f13f8a3,
  "/src/admin/talk/review-visibility#ReviewVisibility": ReviewVisibility_83d4956b26cd66a800e2d7fa4c0b0521,
  "/src/admin/talk/screen-link#SupportLink": SupportLink_e8c8f02c05991e0615a2bca110da816f,
  "/src/admin/talk/screen-link#ReportLink": ReportLink_e8c8f02c05991e0615a2bca110da816f,
  "/src/admin/pages/languages-cell#LanguagesCell": LanguagesCell_e3ec276b2b08b9ff8da206335fb3d8c5,
  "/src/admin/pages/language-notes#LanguageNotes": LanguageNotes_b6c752d3083a1f728904b0e15317d4bb,
  "/src/admin/pages/address-field#AddressField": AddressField_e9c801cc7fd2f631a1353987fd3291e3,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "/src/admin/pages/clean-paste-feature#CleanPasteFeature": CleanPasteFeature_f7a320ff08a4403b576a4601a3bd937f,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/admin/pages/page-links#PageLinks": PageLinks_694d078e13b11b912f479453c5b29579,
  "/src/admin/pages/page-publish-button#PagePublishButton": PagePublishButton_e36ae53573db8e22663a97431414e062,
  "@payloadcms/next/client#QueryPresetsAccessCell": QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereCell": QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereField": QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40,
  "/src/admin/lists/preset-columns#PresetColumns": PresetColumns_d27f743b1f69ae5204256bbc66f692c0,
  "@payloadcms/next/client#QueryPresetsGroupByCell": QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByField": QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40,
  "/src/admin/menu/menu-bar#MenuBar": MenuBar_1eab4e7b0aa170c53be16b2a99d202c0,
  "/src/admin/frame/admin-mark#AdminMark": AdminMark_ed62bf41974de3695f164cdc0d88e923,
  "/src/admin/opening/opening-steps#OpeningSteps": OpeningSteps_5d5486e8e34ac9e147dfa44072fc8fc3,
  "/src/admin/pages/without-french#WithoutFrench": WithoutFrench_423359f49ed5b985e8c9ce373ed8917e,
  "/src/admin/pages/gone-links#GoneLinks": GoneLinks_22f795669d0ca2d34ddc88a6732c7c20,
  "/src/admin/money/failed-refunds#FailedRefunds": FailedRefunds_d6b94872efeda3ec56108a297a581ddc,
  "/src/admin/money/payment-mismatches#PaymentMismatches": PaymentMismatches_0dcae19eb05b74b88318d274e2951eab,
  "/src/admin/frame/payloads-moments-provider#PayloadsMoments": PayloadsMoments_022f8131a0ae617e422b511697ab91e3,
  "/src/admin/menu/menu-room#MenuRoom": MenuRoom_f7915b5888f4c6a0d8cbfe62149a48fb,
  "@payloadcms/storage-s3/client#S3ClientUploadHandler": S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24,
  "/src/admin/queues/seller-queue#SellerQueueScreen": SellerQueueScreen_0c53d2f3af412dff4d672913b775d409,
  "/src/admin/queues/product-queue#ProductQueueScreen": ProductQueueScreen_2e87a25f45cba629eccfb8dd68ee3c80,
  "/src/admin/translations/translations-screen#TranslationsScreen": TranslationsScreen_808ff0ddd0b56d380921f8abbb0e54a0,
  "/src/admin/picks/picks-screen#PicksScreen": PicksScreen_2666c029eaea0e6a0c5b662c64657023,
  "/src/admin/money/money-settings#MoneySettingsScreen": MoneySettingsScreen_f90924d905b5319ba7319c2420ac74ab,
  "/src/admin/money/receivables#ReceivablesScreen": ReceivablesScreen_45428bf4298c70af3972e9cf5fb18147,
  "/src/admin/talk/reports-screen#ReportsScreen": ReportsScreen_69e2c2c7946b70ea92e6c66643f95150,
  "/src/admin/talk/inquiries-screen#InquiriesScreen": InquiriesScreen_60629d6dd7de6c826fcbe72613f6d31a,
  "/src/admin/talk/support-screen#SupportScreen": SupportScreen_db3fa02085a114fc48869f7936a0b949,
  "/src/admin/people/people-screen#PeopleScreen": PeopleScreen_f0916191e13ba2701b0fc55b3eddb5a6,
  "/src/admin/money/tax-rates#TaxRatesScreen": TaxRatesScreen_64fcbfe6a3693e7b2ff84ed749a0cd18,
  "/src/admin/records/audit#AuditScreen": AuditScreen_2e74655f0f0fb020acd46b23f748ad14,
  "/src/admin/jobs/jobs#JobsScreen": JobsScreen_d71f6b05ac5cba35acb7b328be5658dd,
  "/src/admin/dashboard/dashboard#Dashboard": Dashboard_ecc61d0b080486946580146d0a6933ae,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
