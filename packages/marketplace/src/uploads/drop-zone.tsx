import { token } from '@setu/ui';
import { type DragEvent, type ReactNode, useEffect, useState } from 'react';
import styled from 'styled-components';

/** A column with the rows, messages and drop zone of a file field. */
export const FileField = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space[12]};
`;

const Zone = styled.div<{ $isOver: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${token.space[12]};
  align-items: center;
  padding: ${token.space[16]};
  border: 1.5px dashed ${({ $isOver }) => ($isOver ? token.color.peacock : token.color['line-strong'])};
  border-radius: ${token.radius.card};
  background: ${({ $isOver }) => ($isOver ? token.color['peacock-tint'] : token.color.paper)};
  text-align: center;
`;

export const PickButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[8]};
  justify-content: center;
`;

export const FileList = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${token.space[8]};
`;

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Prevents the browser from opening a file that is dropped beside the field, which would leave the form. */
export const useCaughtDrops = () => {
  useEffect(() => {
    const handleDrag = (event: globalThis.DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    document.addEventListener('dragover', handleDrag);
    document.addEventListener('drop', handleDrag);
    return () => {
      document.removeEventListener('dragover', handleDrag);
      document.removeEventListener('drop', handleDrag);
    };
  }, []);
};

/** An area on which files can be dropped. */
export function DropZone({ onFiles, children }: { onFiles: (files: File[]) => void; children: ReactNode }) {
  const [isOver, setOver] = useState(false);
  const handleDrop = (event: DragEvent) => {
    setOver(false);
    if (!hasFiles(event)) return;
    event.preventDefault();
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <Zone
      $isOver={isOver}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
    >
      {children}
    </Zone>
  );
}
