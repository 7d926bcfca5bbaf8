import { ApiError, makeQueryClient } from '@setu/mfe-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link } from 'react-router-dom';
import styled from 'styled-components';

const H = styled.h1`color: red`;
createRoot(document.body).render(
  <QueryClientProvider client={makeQueryClient()}>
    <BrowserRouter>
      <H>{ApiError.name}</H>
      <Link to="/x">x</Link>
    </BrowserRouter>
  </QueryClientProvider>,
);
