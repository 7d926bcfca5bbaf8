'use client';

import { useState } from 'react';

export const Inquire = ({ title }) => {
  const [isOpen, setOpen] = useState(false);
  const [message, setMessage] = useState('');
  if (!isOpen)
    return (
      <button type="button" onClick={() => setOpen(true)}>
        Send Inquiry
      </button>
    );
  return (
    <form>
      <label>
        Your message about {title}
        <textarea value={message} onChange={(event) => setMessage(event.target.value)} rows="5" />
      </label>
      <button type="submit">Send</button>
    </form>
  );
};
