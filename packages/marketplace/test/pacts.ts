export { testConversations, testMessageUploads } from './conversation-pacts';
export { testInvestorAnswers } from './inquiry-pacts';
export { testPhoneConfirmation } from './phone-pacts';
export { startedUpload, testPictureUploads } from './upload-pacts';
