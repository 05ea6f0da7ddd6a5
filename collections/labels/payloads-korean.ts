/** Payload's own Korean where staff read it: here in the formal style, and without particles that may be wrong. */
export const PAYLOADS_KOREAN = {
  error: {
    correctInvalidFields: '입력하신 내용을 확인해 주십시오.',
    deletingTitle: '삭제하지 못했습니다: {{title}}. 인터넷 연결을 확인하고 다시 시도해 주십시오.',
    documentNotFound:
      '문서를 찾을 수 없습니다(ID: {{id}}). 삭제되었거나 접근 권한이 없는 문서일 수 있습니다.',
    unableToDeleteCount: '{{label}}: 총 {{total}}개 중 {{count}}개를 삭제할 수 없습니다.',
    unableToUpdateCount: '{{label}}: 총 {{total}}개 중 {{count}}개를 수정할 수 없습니다.',
  },
  general: {
    locales: '언어',
    aboutToDelete: '삭제할 항목: {{label}} <1>{{title}}</1>. 계속하시겠습니까?',
    aboutToDeleteCount_many: '삭제할 항목: {{label}} {{count}}개.',
    aboutToDeleteCount_one: '삭제할 항목: {{label}} {{count}}개.',
    aboutToDeleteCount_other: '삭제할 항목: {{label}} {{count}}개.',
    all: '전체',
    currentlyEditing:
      '님이 현재 이 문서를 수정하고 있습니다. 편집을 넘겨받으시면 상대방은 더 이상 수정할 수 없으며 저장하지 않은 변경 사항을 잃을 수 있습니다.',
    deletedCountSuccessfully: '{{label}} {{count}}개를 삭제했습니다.',
    enterAValue: '값을 입력해 주십시오',
    groupByLabel: '묶음 기준: {{label}}',
    noResults: '{{label}}: 해당하는 항목이 없습니다. 아직 등록되지 않았거나 필터와 일치하지 않습니다.',
    searchBy: '검색: {{label}}',
    selectLabel: '{{label}} 선택',
    titleDeleted: '삭제했습니다: {{label}} ‘{{title}}’',
    updatedCountSuccessfully: '{{label}} {{count}}개를 수정했습니다.',
  },
  lexical: {
    general: { placeholder: '내용을 입력하거나 ‘/’를 눌러 명령을 선택해 주십시오' },
    horizontalRule: { label: '구분선' },
    orderedList: { label: '번호 매기기 목록' },
    unorderedList: { label: '글머리 기호 목록' },
    upload: { label: '이미지' },
  },
  localization: {
    localeToPublish: '게시할 언어',
  },
  upload: {
    cropToolDescription: '선택 영역의 모서리를 끌거나, 새 영역을 그리거나, 아래의 값을 조정해 주십시오.',
    dragAndDrop: '파일을 끌어다 놓아 주십시오',
    dragAndDropHere: '또는 여기로 파일을 끌어다 놓아 주십시오',
    focalPointDescription: '미리보기에서 초점을 끌거나 아래의 값을 조정해 주십시오.',
  },
  validation: {
    emailAddress: '올바른 이메일 주소를 입력해 주십시오.',
    enterNumber: '올바른 숫자를 입력해 주십시오.',
    requiresAtLeast: '{{label}}: {{count}}개 이상 필요합니다.',
  },
  version: {
    aboutToPublishSelection: '선택한 항목을 게시합니다: {{label}}. 계속하시겠습니까?',
    aboutToUnpublishSelection: '선택한 항목의 게시를 취소합니다: {{label}}. 계속하시겠습니까?',
    comparingAgainst: '비교 대상',
    currentlyViewing: '현재 보는 버전',
    draftHasPublishedVersion: '게시된 버전이 있는 초안',
    modifiedOnly: '변경된 내용만',
    previouslyPublished: '이전에 게시됨',
    publishAllLocales: '모든 언어 게시',
    schedulePublish: '예약 게시',
    selectLocales: '표시할 언어 선택',
    noRowsFound: '{{label}}: 찾을 수 없음',
    unpublished: '게시되지 않음',
  },
}
