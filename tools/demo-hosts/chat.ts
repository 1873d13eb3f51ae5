import { AppError } from "@forecourt/contracts/errors";
import express, { Router } from "express";
import { z } from "zod";
import { chatAnswer } from "./chat-answers.ts";

const Message = z.strictObject({ text: z.string().trim().min(1).max(500) });

/** The demo's chat provider: the script of its widget, and answers to visitors' messages. It stores nothing. */
export function createChat(): Router {
  const chat = Router();
  chat.get("/widget.js", (_request, response) =>
    response.sendFile("widget.js", { root: import.meta.dirname }),
  );
  chat.post("/messages", express.json({ limit: "8kb" }), (request, response) => {
    const message = Message.safeParse(request.body);
    if (!message.success) throw new AppError("bad-body", "text: expected 1 to 500 characters");
    response.set("cache-control", "no-store").json(chatAnswer(message.data.text));
  });
  return chat;
}
