export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog';
export { FormDialog, type FormDialogProps } from './form-dialog';
export { Dialog, DialogClose, type DialogProps, Sheet, type SheetProps } from './panel';
