/** Id of the form that opens the conversation with a seller; buttons elsewhere on the page submit it too. */
export const MESSAGE_FORM = 'message-seller'
