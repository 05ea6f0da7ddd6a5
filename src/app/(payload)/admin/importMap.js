import { DeclinedProduct as DeclinedProduct_5bb7f48641c0f33fe58e4d0cda29bd4e } from '../../../../src/admin/records/declined-product'
import { ProductCell as ProductCell_96e1b34b3c6193a75ff39d1b4a8117e6 } from '../../../../src/admin/lists/product-cell'
import { PictureTextsRecord as PictureTextsRecord_c991b1333b61a7c923606a186bf9eb3b } from '../../../../src/admin/records/picture-texts'
import { RelatedCell as RelatedCell_63f83f4531ef3cd6701c0830d4f0c31a } from '../../../../src/admin/lists/related-cell'
import { WordsCell as WordsCell_3b95bf07048a1bd412e0463810dcd117 } from '../../../../src/admin/lists/words-cell'
import { MoneyCell as MoneyCell_c1137a5296df06b35b0c68b19722e933 } from '../../../../src/admin/parts/money-cell'
import { MoneyField as MoneyField_a5054b9d15e88d124539bffb3b0adec5 } from '../../../../src/admin/parts/money-field'
import { FlagCell as FlagCell_94c51e9d58a316ed87e33c71ca5726f7 } from '../../../../src/admin/lists/flag-cell'
import { StateCell as StateCell_058e71b4345f56e47b4205dc06b64811 } from '../../../../src/admin/lists/state-cell'
import { TimeCell as TimeCell_91957b0ab19589f2697511aa6b59d79f } from '../../../../src/admin/lists/time-cell'
import { MomentField as MomentField_94a034dd849a6e0e416baa7a7a80c019 } from '../../../../src/admin/parts/moment-field'
import { StateTabs as StateTabs_7dec8c3348c6a8cb096c64630545068c } from '../../../../src/admin/lists/state-tabs'
import { DocumentTimes as DocumentTimes_42609c967e9d712f37d65524659129a4 } from '../../../../src/admin/frame/document-times'
import { ChangeComparison as ChangeComparison_c7cd6b80d1c0469510d774bfe6596f33 } from '../../../../src/admin/records/change-comparison'
import { PictureUses as PictureUses_b18627a78a85e139a8ce1e4efc3f5243 } from '../../../../src/admin/pages/pictures/picture-uses'
import { PictureWordsCell as PictureWordsCell_d88f9d5b337aee5de8d2d2e97e47894a } from '../../../../src/admin/pages/pictures/words-cell'
import { PictureCell as PictureCell_6924e4c7db0aa8022ec3c01c7c677308 } from '../../../../src/admin/pages/pictures/picture-cell'
import { UnusedTabs as UnusedTabs_be9d84572e4edea8af370c2a07766785 } from '../../../../src/admin/pages/pictures/unused-tabs'
import { NameCell as NameCell_7cd77096942369bd843e57bda3ded639 } from '../../../../src/admin/lists/name-cell'
import { PercentCell as PercentCell_c6a6ed4ee722cc16da0cc3628399edfd } from '../../../../src/admin/money/settings/percent-cell'
import { AgeCell as AgeCell_f601b4773c0a9bf2235861ae18f5f167 } from '../../../../src/admin/lists/age-cell'
import { StaffOrderScreen as StaffOrderScreen_4c3984ae54292a7d8df5839510145759 } from '../../../../src/admin/orders/staff-order-screen'
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
import { SellerCommission as SellerCommission_2c70e8360ef3d5fd7ab793339873890d } from '../../../../src/admin/money/settings/seller-commission'
import { ResetFactorLink as ResetFactorLink_cc075d2f71718c17c08aa7a1983210ed } from '../../../../src/admin/people/reset-factor-link'
import { InviteStaff as InviteStaff_aa10770e04327f5f5fdd9d0bcb83a28a } from '../../../../src/admin/people/invite-staff'
import { EventCell as EventCell_a6dceb10e9db9a5b9ab42e60fb285f00 } from '../../../../src/admin/records/audit/event-cell'
import { ReviewVisibility as ReviewVisibility_1a5138f6c755b94369a79de0016e6f51 } from '../../../../src/admin/talk/reports/review-visibility'
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
import { MenuBar as MenuBar_9accd4e6621ff5a3bd657a39cea891ea } from '../../../../src/admin/frame/menu/menu-bar'
import { AdminMark as AdminMark_ed62bf41974de3695f164cdc0d88e923 } from '../../../../src/admin/frame/admin-mark'
import { OpeningSteps as OpeningSteps_8fc87597b0fec44baaf34203e39b24fd } from '../../../../src/admin/dashboard/opening-steps'
import { WithoutFrench as WithoutFrench_423359f49ed5b985e8c9ce373ed8917e } from '../../../../src/admin/pages/without-french'
import { GoneLinks as GoneLinks_22f795669d0ca2d34ddc88a6732c7c20 } from '../../../../src/admin/pages/gone-links'
import { FailedRefunds as FailedRefunds_d6b94872efeda3ec56108a297a581ddc } from '../../../../src/admin/money/failed-refunds'
import { PaymentMismatches as PaymentMismatches_0dcae19eb05b74b88318d274e2951eab } from '../../../../src/admin/money/payment-mismatches'
import { PayloadsMoments as PayloadsMoments_022f8131a0ae617e422b511697ab91e3 } from '../../../../src/admin/frame/payloads-moments-provider'
import { MenuRoom as MenuRoom_db5cc39a6f8f567b30e919de0eda7a7e } from '../../../../src/admin/frame/menu/menu-room'
import { S3ClientUploadHandler as S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24 } from '@payloadcms/storage-s3/client'
import { SellerQueueScreen as SellerQueueScreen_2c7812a7f3cd0da1316b6bbb2f3c2fe2 } from '../../../../src/admin/queues/screens/seller-queue'
import { ProductQueueScreen as ProductQueueScreen_7aba96386087a7906b597ce1e1edf4eb } from '../../../../src/admin/queues/screens/product-queue'
import { TranslationsScreen as TranslationsScreen_3fee95adbefe173749671171e158a66c } from '../../../../src/admin/queues/translations/translations-screen'
import { PicksScreen as PicksScreen_ae6d9813bf1378219f6fca9320e10528 } from '../../../../src/admin/pages/picks/picks-screen'
import { MoneySettingsScreen as MoneySettingsScreen_b1462785424c5a4896345286794bb04e } from '../../../../src/admin/money/settings/money-settings'
import { ReceivablesScreen as ReceivablesScreen_45428bf4298c70af3972e9cf5fb18147 } from '../../../../src/admin/money/receivables'
import { ReportsScreen as ReportsScreen_d8879f8980c953c05ab06dee63db5f64 } from '../../../../src/admin/talk/reports/reports-screen'
import { InquiriesScreen as InquiriesScreen_4747db7aca11761b8f7b187d8339c995 } from '../../../../src/admin/talk/inquiries/inquiries-screen'
import { SupportScreen as SupportScreen_11afb58ab1f7f8406c3913e6ab1bb0e2 } from '../../../../src/admin/talk/support/support-screen'
import { PeopleScreen as PeopleScreen_f0916191e13ba2701b0fc55b3eddb5a6 } from '../../../../src/admin/people/people-screen'
import { TaxRatesScreen as TaxRatesScreen_5c91c07edbfaa581e3e7835df159a5ba } from '../../../../src/admin/money/settings/tax-rates'
import { AuditScreen as AuditScreen_a297f7ee4c65c430491ac0670d41637d } from '../../../../src/admin/records/audit/audit'
import { JobsScreen as JobsScreen_d71f6b05ac5cba35acb7b328be5658dd } from '../../../../src/admin/jobs/jobs'
import { Dashboard as Dashboard_ecc61d0b080486946580146d0a6933ae } from '../../../../src/admin/dashboard/dashboard'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/admin/records/declined-product#DeclinedProduct": DeclinedProduct_5bb7f48641c0f33fe58e4d0cda29bd4e,
  "/src/admin/lists/product-cell#ProductCell": ProductCell_96e1b34b3c6193a75ff39d1b4a8117e6,
  "/src/admin/records/picture-texts#PictureTextsRecord": PictureTextsRecord_c991b1333b61a7c923606a186bf9eb3b,
  "/src/admin/lists/related-cell#RelatedCell": RelatedCell_63f83f4531ef3cd6701c0830d4f0c31a,
  "/src/admin/lists/words-cell#WordsCell": WordsCell_3b95bf07048a1bd412e0463810dcd117,
  "/src/admin/parts/money-cell#MoneyCell": MoneyCell_c1137a5296df06b35b0c68b19722e933,
  "/src/admin/parts/money-field#MoneyField": MoneyField_a5054b9d15e88d124539bffb3b0adec5,
  "/src/admin/lists/flag-cell#FlagCell": FlagCell_94c51e9d58a316ed87e33c71ca5726f7,
  "/src/admin/lists/state-cell#StateCell": StateCell_058e71b4345f56e47b4205dc06b64811,
  "/src/admin/lists/time-cell#TimeCell": TimeCell_91957b0ab19589f2697511aa6b59d79f,
  "/src/admin/parts/moment-field#MomentField": MomentField_94a034dd849a6e0e416baa7a7a80c019,
  "/src/admin/lists/state-tabs#StateTabs": StateTabs_7dec8c3348c6a8cb096c64630545068c,
  "/src/admin/frame/document-times#DocumentTimes": DocumentTimes_42609c967e9d712f37d65524659129a4,
  "/src/admin/records/change-comparison#ChangeComparison": ChangeComparison_c7cd6b80d1c0469510d774bfe6596f33,
  "/src/admin/pages/pictures/picture-uses#PictureUses": PictureUses_b18627a78a85e139a8ce1e4efc3f5243,
  "/src/admin/pages/pictures/words-cell#PictureWordsCell": PictureWordsCell_d88f9d5b337aee5de8d2d2e97e47894a,
  "/src/admin/pages/pictures/picture-cell#PictureCell": PictureCell_6924e4c7db0aa8022ec3c01c7c677308,
  "/src/admin/pages/pictures/unused-tabs#UnusedTabs": UnusedTabs_be9d84572e4edea8af370c2a07766785,
  "/src/admin/lists/name-cell#NameCell": NameCell_7cd77096942369bd843e57bda3ded639,
  "/src/admin/money/settings/percent-cell#PercentCell": PercentCell_c6a6ed4ee722cc16da0cc3628399edfd,
  "/src/admin/lists/age-cell#AgeCell": AgeCell_f601b4773c0a9bf2235861ae18f5f167,
  "/src/admin/orders/staff-order-screen#StaffOrderScreen": StaffOrderScreen_4c3984ae54292a7d8df5839510145759,
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
  "/src/admin/money/settings/seller-commission#SellerCommission": SellerCommission_2c70e8360ef3d5fd7ab793339873890d,
  "/src/admin/people/reset-factor-link#ResetFactorLink": ResetFactorLink_cc075d2f71718c17c08aa7a1983210ed,
  "/src/admin/people/invite-staff#InviteStaff": InviteStaff_aa10770e04327f5f5fdd9d0bcb83a28a,
  "/src/admin/records/audit/event-cell#EventCell": EventCell_a6dceb10e9db9a5b9ab42e60fb285f00,
  "/src/admin/talk/reports/review-visibility#ReviewVisibility": ReviewVisibility_1a5138f6c755b94369a79de0016e6f51,
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
  "/src/admin/frame/menu/menu-bar#MenuBar": MenuBar_9accd4e6621ff5a3bd657a39cea891ea,
  "/src/admin/frame/admin-mark#AdminMark": AdminMark_ed62bf41974de3695f164cdc0d88e923,
  "/src/admin/dashboard/opening-steps#OpeningSteps": OpeningSteps_8fc87597b0fec44baaf34203e39b24fd,
  "/src/admin/pages/without-french#WithoutFrench": WithoutFrench_423359f49ed5b985e8c9ce373ed8917e,
  "/src/admin/pages/gone-links#GoneLinks": GoneLinks_22f795669d0ca2d34ddc88a6732c7c20,
  "/src/admin/money/failed-refunds#FailedRefunds": FailedRefunds_d6b94872efeda3ec56108a297a581ddc,
  "/src/admin/money/payment-mismatches#PaymentMismatches": PaymentMismatches_0dcae19eb05b74b88318d274e2951eab,
  "/src/admin/frame/payloads-moments-provider#PayloadsMoments": PayloadsMoments_022f8131a0ae617e422b511697ab91e3,
  "/src/admin/frame/menu/menu-room#MenuRoom": MenuRoom_db5cc39a6f8f567b30e919de0eda7a7e,
  "@payloadcms/storage-s3/client#S3ClientUploadHandler": S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24,
  "/src/admin/queues/screens/seller-queue#SellerQueueScreen": SellerQueueScreen_2c7812a7f3cd0da1316b6bbb2f3c2fe2,
  "/src/admin/queues/screens/product-queue#ProductQueueScreen": ProductQueueScreen_7aba96386087a7906b597ce1e1edf4eb,
  "/src/admin/queues/translations/translations-screen#TranslationsScreen": TranslationsScreen_3fee95adbefe173749671171e158a66c,
  "/src/admin/pages/picks/picks-screen#PicksScreen": PicksScreen_ae6d9813bf1378219f6fca9320e10528,
  "/src/admin/money/settings/money-settings#MoneySettingsScreen": MoneySettingsScreen_b1462785424c5a4896345286794bb04e,
  "/src/admin/money/receivables#ReceivablesScreen": ReceivablesScreen_45428bf4298c70af3972e9cf5fb18147,
  "/src/admin/talk/reports/reports-screen#ReportsScreen": ReportsScreen_d8879f8980c953c05ab06dee63db5f64,
  "/src/admin/talk/inquiries/inquiries-screen#InquiriesScreen": InquiriesScreen_4747db7aca11761b8f7b187d8339c995,
  "/src/admin/talk/support/support-screen#SupportScreen": SupportScreen_11afb58ab1f7f8406c3913e6ab1bb0e2,
  "/src/admin/people/people-screen#PeopleScreen": PeopleScreen_f0916191e13ba2701b0fc55b3eddb5a6,
  "/src/admin/money/settings/tax-rates#TaxRatesScreen": TaxRatesScreen_5c91c07edbfaa581e3e7835df159a5ba,
  "/src/admin/records/audit/audit#AuditScreen": AuditScreen_a297f7ee4c65c430491ac0670d41637d,
  "/src/admin/jobs/jobs#JobsScreen": JobsScreen_d71f6b05ac5cba35acb7b328be5658dd,
  "/src/admin/dashboard/dashboard#Dashboard": Dashboard_ecc61d0b080486946580146d0a6933ae,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
